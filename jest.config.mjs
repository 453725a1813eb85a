import os from 'node:os'

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'es6' },
  },
]

const shared = {
  transform: { '^.+\\.tsx?$': swc },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  injectGlobals: false,
}

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/api/**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/dist/',
        ...(process.env.TEST_LONG === '1' ? [] : ['/apollo-suite', '/exports/memory']),
      ],
      modulePathIgnorePatterns: ['<rootDir>/api/dist'],
      globalSetup: '<rootDir>/api/test/global-setup.mjs',
      globalTeardown: '<rootDir>/api/test/global-teardown.mjs',
      setupFiles: ['<rootDir>/api/test/setup.ts'],
    },
    { ...shared, displayName: 'web', testMatch: ['<rootDir>/web/src/**/*.test.ts'] },
  ],
  testTimeout: 30_000,
  // One more than there are cores: a test often waits, for PostgreSQL or for a time limit.
  maxWorkers: os.availableParallelism() + 1,
}
