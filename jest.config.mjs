import os from 'node:os'
import { compiler } from './api/test/runner/compiler.mjs'

const isLong = process.env.TEST_LONG === '1'

const shared = {
  transform: { '^.+\\.tsx?$': ['@swc/jest', compiler] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  injectGlobals: false,
}

/** What Vite knows of its build. */
const webCompiler = {
  ...compiler,
  jsc: {
    ...compiler.jsc,
    transform: {
      ...compiler.jsc.transform,
      optimizer: { globals: { vars: { 'import.meta.env.PROD': 'false', 'import.meta.env.SSR': 'false' } } },
    },
  },
}

const api = {
  ...shared,
  modulePathIgnorePatterns: ['<rootDir>/api/dist'],
  globalSetup: '<rootDir>/api/test/global-setup.mjs',
  globalTeardown: '<rootDir>/api/test/global-teardown.mjs',
  setupFiles: ['<rootDir>/api/test/setup.ts'],
}

/** What only `npm run test:long` runs. */
const onlyLong = isLong ? [] : ['\\.long\\.test\\.ts$']
/** What only a Redis can test. */
const withRedis = process.env.REDIS_SERVER === '' ? ['/redis-'] : []

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...api,
      displayName: 'api',
      runner: '<rootDir>/api/test/runner/runner.mjs',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', ...onlyLong, ...withRedis],
    },
    { ...shared, displayName: 'web', testMatch: ['<rootDir>/web/*.test.ts', '<rootDir>/web/src/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'web components',
      testMatch: ['<rootDir>/web/src/**/*.test.tsx'],
      testEnvironment: 'jsdom',
      // One file instead of one for each of its icons.
      moduleNameMapper: { '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js' },
      setupFilesAfterEnv: ['<rootDir>/web/test/setup.ts'],
      transform: { '^.+\\.tsx?$': ['@swc/jest', webCompiler] },
    },
  ],
  // Only what hangs takes so long, also on a busy machine.
  testTimeout: 180_000,
  // One more than there are cores: a test often waits, for PostgreSQL or for a time limit.
  maxWorkers: os.availableParallelism() + 1,
}
