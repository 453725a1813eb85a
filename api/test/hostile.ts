import fc from 'fast-check'

/** Texts that are known to break programs. */
const known = [
  '',
  ' ',
  '\u0000',
  '\u200b',
  '\u202e',
  '\ud800',
  'a'.repeat(5000),
  '🦄'.repeat(300),
  'e\u0301'.repeat(150),
  "'; DROP TABLE tenders; --",
  '%',
  '\\',
  '"',
  '<script>alert(1)</script>',
  '=1+1',
  '../../etc/passwd',
  '${7*7}',
  '__proto__',
  'constructor',
  'VGVuZGVyOng=',
  'AAAA',
  '9'.repeat(400),
  '1e309',
  '-0',
  'null',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  '!&|()<->*:',
]

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
)

export const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, 1, 100, 101, 10_000, 10_001, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, 0.5),
  fc.integer(),
)

export const hostileJson = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { a: { b: {} } }) },
)
