import { defineConfig } from "vitest/config";

export default defineConfig({
  // One document for all files: making one for each takes longer than the tests themselves.
  test: { environment: "happy-dom", isolate: false, include: ["tests/**/*.test.js"] },
});
