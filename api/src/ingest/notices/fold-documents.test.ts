import { expect, test } from '@jest/globals'
import { DocumentKind } from '../../reference/tender-values.js'
import type { NoticeDocument, NoticeDraft } from './draft.js'
import { foldNotices } from './fold.js'

let made = 0
const notice = (day: string, documents?: readonly NoticeDocument[], kind: NoticeDraft['kind'] = 'correction') =>
  ({
    publicationId: String(++made),
    procedureKey: 'kenmerk:700003',
    kind,
    publishedAt: new Date(day),
    title: 'Onderhoud schoolgebouwen',
    organization: 'Gemeente Waterrijk',
    tenderType: 'eu_procurement',
    ...(documents ? { documents } : {}),
  }) satisfies NoticeDraft

const document = (id: string, name: string): NoticeDocument => ({ id, name, kind: DocumentKind.OTHER })

/** The names, which do not depend on the order of the notices. */
function namesOf(...notices: readonly NoticeDraft[]): readonly string[] {
  const { documents } = foldNotices(notices)
  expect(foldNotices([...notices].reverse()).documents).toEqual(documents)
  return documents.map(({ name }) => name)
}

test('notices without documents, such as those that were stored earlier, have none', () => {
  expect(namesOf(notice('2026-06-01', undefined, 'competition'), notice('2026-06-08'))).toEqual([])
})

test('a later notice adds documents, and replaces one with the same identifier', () => {
  const call = notice('2026-06-01', [document('1', 'Leidraad'), document('2', 'Prijzenblad')], 'competition')
  const correction = notice('2026-06-08', [document('1', 'Leidraad, versie 1.1'), document('3', 'Nota')])
  expect(namesOf(call, correction, notice('2026-06-15'))).toEqual(['Leidraad, versie 1.1', 'Prijzenblad', 'Nota'])
})
