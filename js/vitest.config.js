import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.js"],
    setupFiles: ["tests/strict.js"],
    // One document for all files: making one for each takes longer than the tests themselves.
    isolate: false,
    // Two share the files, since one of them takes as long as half of the others.
    maxWorkers: 2,
    // No test waits for anything; one that takes long runs on a busy machine.
    testTimeout: 60_000,
  },
});
