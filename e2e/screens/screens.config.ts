import path from 'node:path'
import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.js'

/** `npm run screens`: pictures of every screen and state, and a page that shows them side by side. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.shots.ts',
  globalSetup: '../harvest-once.ts',
  globalTeardown: './contact-sheet.ts',
  outputDir: path.resolve(import.meta.dirname, '../../test-results/screens-failed'),
  // One after the other: a state of one account is not changed under the eyes of another test.
  workers: 1,
  fullyParallel: false,
  reporter: [['list']],
})
