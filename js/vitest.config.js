import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.js"],
    setupFiles: ["tests/strict.js"],
    tags: [
      {
        name: "thorough",
        description: "A file that takes seconds; the daily check leaves it out.",
      },
    ],
    // One document for all files: making one for each takes longer than the tests themselves.
    isolate: false,
    // Two workers share the files, since one file takes as long as half of all other files
    // together.
    maxWorkers: 2,
    // No test waits for real time, so a slow test means a busy machine.
    testTimeout: 60_000,
  },
});
