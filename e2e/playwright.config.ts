import { defineConfig } from '@playwright/test'

/** The built product, started as `npm start` starts it, on samples and a data directory of its own. */
export const port = Number(process.env.E2E_PORT ?? 4017)

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Beside the pictures of npm run screens, which it would empty.
  outputDir: '../test-results/browser',
  ...(process.env.TEST_LONG ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : [])],
  globalSetup: './start-product.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'nl-NL',
    timezoneId: 'America/New_York', // dates are shown in Amsterdam's time zone, whatever the browser's is
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
    // Tests count requests and answer in the place of the server; offline.spec.ts is about the service worker.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
