import { expect, test } from '@jest/globals'
import type { SourceKey } from '../../reference/sources.js'
import { regroup } from './regroup.js'
import { type Copy, inDisplayOrder } from './display-order.js'

const noTerms = {
  minHourlyRate: null,
  maxHourlyRate: null,
  rateNote: null,
  minHoursPerWeek: null,
  maxHoursPerWeek: null,
  selfEmployment: null,
}

const aCopy = (id: string, source: SourceKey, given: Partial<Copy> = {}): Copy => ({
  id,
  source,
  copyOf: null,
  tenderType: 'freelance_contract',
  publicationId: id,
  title: 'Omgevingsmanager dijkversterking',
  organization: 'Waterschap Rijnmarken',
  publicationDate: new Date('2026-09-01'),
  closingDate: new Date('2026-09-20'),
  region: null,
  province: null,
  reference: null,
  sourceUrl: null,
  elsewhere: [],
  ...noTerms,
  shownTerms: noTerms,
  ownTerms: null,
  startDate: null,
  description: null,
  archived: false,
  isOpen: true,
  hasDescription: true,
  createdAt: new Date('2026-09-02'),
  newOn: '2026-09-02',
  ...given,
})

/** All copies are candidates of each other. */
async function grouped(copies: readonly Copy[], changed: readonly string[], splits: readonly string[] = []) {
  const candidates = new Map(copies.map(({ id }) => [id, copies.map(other => other.id).filter(other => other !== id)]))
  const isSplit = (one: string, other: string) => splits.includes([one, other].toSorted().join(' '))
  const clusters = await regroup({ copies, changed, candidates, isSplit })
  return clusters.map(cluster => inDisplayOrder(cluster).map(({ id }) => id))
}

test('a tender that matches two clusters merges them, unless they share a source', async () => {
  const [a, b] = [aCopy('a', 'headfirst'), aCopy('b', 'between', { copyOf: 'a' })]
  const c = aCopy('c', 'striive')
  expect(await grouped([a, b, c], ['c'])).toEqual([['a', 'b', 'c']])
  const d = aCopy('d', 'headfirst', { title: 'Iets anders', elsewhere: ['https://s.test/900'] })
  const e = aCopy('e', 'striive', { sourceUrl: 'https://s.test/900', organization: 'Rijnmarken' })
  expect((await grouped([a, b, d, e], ['e'])).map(cluster => cluster.length)).toEqual([2, 2])
})

test('a third copy does not join a split pair', async () => {
  const [a, b, c] = [aCopy('a', 'headfirst'), aCopy('b', 'between'), aCopy('c', 'striive')]
  expect(await grouped([a, b, c], ['a', 'b', 'c'], ['a b'])).toEqual([['a', 'c'], ['b']])
})

test('the clusters do not depend on the processing order', async () => {
  const copies = [
    aCopy('a', 'headfirst'),
    aCopy('b', 'between'),
    aCopy('c', 'striive'),
    aCopy('d', 'freep', { title: 'Jurist' }),
  ]
  for (const changed of [['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a'], ['b'], ['c', 'a']])
    expect(await grouped(copies, changed)).toEqual([['a', 'b', 'c'], ['d']])
})

test('without written tenders, nothing is compared or changed', async () => {
  expect(await grouped([aCopy('a', 'headfirst'), aCopy('b', 'between')], [])).toEqual([['a'], ['b']])
})

test('event loop: comparing a batch of equal tenders lets other work in', async () => {
  const alike = (source: SourceKey) => Array.from({ length: 120 }, (_, index) => aCopy(`${source} ${index}`, source))
  const copies = [...alike('headfirst'), ...alike('between')]
  let turns = 0
  const count = setInterval(() => turns++, 0)
  try {
    const changed = copies.map(({ id }) => id)
    expect(await grouped(copies, changed)).toHaveLength(copies.length)
  } finally {
    clearInterval(count)
  }
  expect(turns).toBeGreaterThan(20)
})

test('each pair is compared once', async () => {
  const alike = (source: SourceKey) => Array.from({ length: 20 }, (_, index) => aCopy(`${source} ${index}`, source))
  const copies = [...alike('headfirst'), ...alike('between')]
  const asked: string[] = []
  const candidates = new Map(copies.map(({ id }) => [id, copies.map(other => other.id).filter(other => other !== id)]))
  const isSplit = (one: string, other: string) => asked.push([one, other].toSorted().join(' ')) < 0
  await regroup({ copies, changed: copies.map(({ id }) => id), candidates, isSplit })
  expect(asked.length).toBe(new Set(asked).size)
})

test.each<[string, Partial<Copy>, Partial<Copy>]>([
  ['is not archived', { archived: false }, { archived: true }],
  ['is open', { isOpen: true, createdAt: new Date('2026-09-09') }, { isOpen: false }],
  ['closes first', { closingDate: new Date('2026-09-18') }, { maxHourlyRate: 90 }],
  ['names a rate', { maxHourlyRate: 90 }, { hasDescription: true }],
  ['has a description', { hasDescription: true }, { hasDescription: false }],
  ['was seen first', { createdAt: new Date('2026-09-01') }, {}],
  ['has a deadline', { createdAt: new Date('2026-09-09') }, { closingDate: null, maxHourlyRate: 90 }],
  ['closed last', { isOpen: false, closingDate: new Date('2026-09-22') }, { isOpen: false }],
  ['is open, of two without a deadline', { closingDate: null }, { closingDate: null, isOpen: false }],
])('the shown one of two copies %s', (_what, shown, other) => {
  expect(inDisplayOrder([aCopy('b', 'between', other), aCopy('c', 'headfirst', shown)])[0]!.id).toBe('c')
})

test('of two official sites the Dutch one is shown, unless the other closes on an earlier day', () => {
  const at = (source: SourceKey, closingDate: string) =>
    aCopy(source, source, { tenderType: 'eu_procurement', closingDate: new Date(closingDate) })
  const dutch = at('tenderned', '2026-09-20T12:00:00Z')
  expect(inDisplayOrder([at('ted', '2026-09-20T08:00:00Z'), dutch])[0]).toBe(dutch)
  expect(inDisplayOrder([at('ted', '2026-09-19T15:00:00Z'), dutch])[0]?.source).toBe('ted')
})
