import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/client/**', 'node_modules/**'],
    environment: 'node',
    maxWorkers: 2,
    // Generated games and the type checker's program take seconds on a loaded two-core machine.
    testTimeout: 120_000,
    passWithNoTests: true,
  },
})
