/**
 * Details of a test that only `npm run test:long` runs: it repeats elsewhere what another shows once, holds a library to its
 * constants, or looks at a rare moment.
 */
export const repeated = (isRepeated = true) => (isRepeated ? { tag: '@long' } : {})
