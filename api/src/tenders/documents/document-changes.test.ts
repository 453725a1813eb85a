import { expect, test } from '@jest/globals'
import { DocumentKind } from '../../reference/tender-values.js'
import { documentChanges } from './document-changes.js'
import type { ListedDocument } from './document.entity.js'

const AT = new Date('2026-11-02T07:41:00Z')
const guide: ListedDocument = {
  identifier: '7',
  name: 'Leidraad',
  kind: DocumentKind.TENDER_GUIDE,
  format: 'pdf',
  size: 100,
  publishedAt: AT,
  url: 'https://www.bron.test/7',
}
const answers = { ...guide, identifier: '8', name: 'Nota van inlichtingen 2' }

test('a document that disappears is no change', () => {
  expect(documentChanges([guide, answers], [guide])).toEqual([])
  expect(documentChanges([guide], [])).toEqual([])
})

test('equal lists in another order have no changes', () => {
  expect(documentChanges([guide, answers], [{ ...answers, publishedAt: new Date(AT) }, guide])).toEqual([])
})

test('a document with a new identifier is added, even with a known name', () => {
  expect(documentChanges([guide], [guide, answers, { ...guide, identifier: '9' }])).toEqual([
    { kind: 'added', document: answers, before: null },
    { kind: 'added', document: { ...guide, identifier: '9' }, before: null },
  ])
})

test.each<[string, Partial<ListedDocument>]>([
  ['name', { name: 'Leidraad, versie 1.1' }],
  ['size', { size: 101 }],
  ['date', { publishedAt: new Date('2026-11-03') }],
])('another %s is a change', (_what, difference) => {
  const document = { ...guide, ...difference }
  expect(documentChanges([guide], [document])).toEqual([{ kind: 'changed', document, before: guide }])
})

test.each<[string, Partial<ListedDocument>]>([
  ['link', { url: 'https://www.bron.test/elders' }],
  ['kind', { kind: DocumentKind.OTHER }],
  ['size that becomes unknown', { size: null }],
  ['date that becomes unknown', { publishedAt: null }],
])('another %s is no change', (_what, difference) => {
  expect(documentChanges([guide], [{ ...guide, ...difference }])).toEqual([])
  expect(documentChanges([{ ...guide, ...difference }], [guide])).toEqual([])
})
