import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/browser.mjs'

const port = Number(process.env.CANTRIP_PORT ?? 4317)
// Found once: the processes of the tests get what the first one found.
const chromium = findChromium()
if (chromium) process.env.CHROMIUM_PATH = chromium

/** The browser tests drive the built site in `dist/`: run `npm run build` first, or `npm run test:client`. */
export default defineConfig({
  testDir: 'tests/client',
  outputDir: '.cache/playwright',
  workers: 2,
  // A machine that stalls fails a test of two hundred now and then. What passed only so is named at the end of `npm test`.
  retries: 1,
  timeout: 120_000,
  // A page on a loaded machine can take more than the usual five seconds, to appear and to answer.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    actionTimeout: 15_000,
    baseURL: `http://localhost:${port}/`,
    trace: 'on-first-retry',
    // A worker's tests share a page: each begins on an empty one with nothing stored, but the browser has the site's code
    // already. What belongs to a whole context (permissions, service workers, several tabs) asks for one of its own.
    reuseContext: true,
    // What moves keeps the machine busy, and is watched by the tests that are about it.
    contextOptions: { reducedMotion: 'reduce' },
    // Every test would fetch the whole site in the background. Those that are about being offline allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: making its code fast takes more of the machine than fast code saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: `node scripts/lib/siteServer.mjs ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
})
