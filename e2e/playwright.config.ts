import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Beside the pictures of `npm run screens`, because Playwright empties its output folder.
  outputDir: '../test-results/browser',
  ...(process.env.TEST_LONG ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Retries keep flaky tests from blocking a change; `npm test` names the tests that passed only on a retry.
  retries: 1,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : [])],
  globalSetup: './harvest-once.ts',
  use: {
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
    // Tests count requests and stub answers; only offline.spec.ts is about the service worker.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
