import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/client/**', 'node_modules/**'],
    environment: 'node',
    setupFiles: ['tests/support/words.ts'],
    maxWorkers: 2,
    // Modules loaded once for all files: four times as fast as once for each. What they keep between games are caches,
    // so files must not see each other; a test that puts something in a module's place puts it back.
    isolate: false,
    // Generated games and the type checker's program take seconds on a loaded two-core machine.
    testTimeout: 120_000,
    passWithNoTests: true,
    // What was transformed once isn't transformed again by the next run.
    experimental: { fsModuleCache: true },
  },
})
