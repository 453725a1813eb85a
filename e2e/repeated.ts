/**
 * Options of a test that only `npm run test:long` runs: it repeats another test elsewhere, checks constants of a
 * library, or covers a rare case.
 */
export const repeated = (isRepeated = true) => (isRepeated ? { tag: '@long' } : {})
