import path from 'node:path'
import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.js'

/** `npm run screens`: pictures of every screen and state, and a contact sheet. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.shots.ts',
  globalSetup: '../harvest-once.ts',
  globalTeardown: './contact-sheet.ts',
  outputDir: path.resolve(import.meta.dirname, '../../test-results/screens-failed'),
  // Sequential, so that no test changes the account of another one meanwhile.
  workers: 1,
  fullyParallel: false,
  reporter: [['list']],
})
