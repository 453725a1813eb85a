/**
 * Details of a test that only `npm run test:long` runs: it repeats elsewhere what another shows once, or holds a library to
 * its constants.
 */
export const repeated = (isRepeated = true) => (isRepeated ? { tag: '@long' } : {})
