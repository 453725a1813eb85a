import { describe, expect, test } from '@jest/globals'
import { fingerprint } from './fingerprint.js'

const same = (one: unknown, other: unknown) => fingerprint(one).equals(fingerprint(other))

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: '1' }],
  [{ a: null }, {}],
  [{ a: 1 }, { b: 1 }],
  [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ],
  [
    [1, 2],
    [2, 1],
  ],
  [
    [1, [2]],
    [[1], 2],
  ],
  [{ a: { b: 1 } }, { a: { c: 1 } }],
  [{ a: ['x', 'y'] }, { a: ['xy'] }],
  [{ a: '1","b":"2' }, { a: '1', b: '2' }],
  [{}, []],
  ['', null],
  ['a', 'A'],
  ['é', 'e\u0301'],
  [{ a: new Date(0) }, { a: new Date(1) }],
  [
    [1, { title: 'x' }],
    [2, { title: 'x' }],
  ],
])('%j and %j have different fingerprints', (one, other) => {
  expect(same(one, other)).toBe(false)
})

test.each([
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [
    { a: { c: 1, d: [{ e: 1, f: 2 }] }, b: 2 },
    { b: 2, a: { d: [{ f: 2, e: 1 }], c: 1 } },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  [{ 10: 'x', 9: 'y', a: 'z' }, JSON.parse('{"a":"z","9":"y","10":"x"}')],
  [{ a: new Date(0) }, { a: '1970-01-01T00:00:00.000Z' }],
  [JSON.parse('{"__proto__": 1, "a": 2}'), JSON.parse('{"a": 2, "__proto__": 1}')],
])('%j and %j have the same fingerprint, because the order of keys is ignored', (one, other) => {
  expect(same(one, other)).toBe(true)
})

describe('a fingerprint', () => {
  test('has sixteen bytes, also for large input', () => {
    expect(fingerprint({ text: 'x'.repeat(5_000_000) })).toHaveLength(16)
    expect(fingerprint(null)).toHaveLength(16)
  })

  test('is stable, because stored fingerprints are compared with it', () => {
    expect(fingerprint([1, { publicatieId: '1', aanbestedingNaam: 'Proef' }]).toString('hex')).toBe(
      fingerprint(JSON.parse('[1,{"aanbestedingNaam":"Proef","publicatieId":"1"}]')).toString('hex'),
    )
    expect(fingerprint({ a: 1 }).toString('hex')).toBe('015abd7f5cc57a2dd94b7590f04ad808')
  })

  test('leaves its input unchanged', () => {
    const content = Object.freeze({ b: 1, a: Object.freeze([3, 2, 1]) })
    fingerprint(content)
    expect(Object.keys(content)).toEqual(['b', 'a'])
    expect(content.a).toEqual([3, 2, 1])
  })
})
