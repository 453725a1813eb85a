import type { DateTime } from 'luxon'
import type { SampleNotice } from './sample-notice.js'

interface SampleDocument {
  readonly name: string
  readonly type: string
  readonly category: 'ANK' | 'DOC' | 'NVI'
  readonly bytes: number
  /** Days after the publication of the notice. */
  readonly after: number
}

const categories = {
  ANK: 'Aankondiging',
  DOC: 'Document',
  NVI: 'Nota van inlichtingen',
} as const

const ofCall: readonly SampleDocument[] = [
  { name: 'Aankondiging van opdracht', type: 'pdf', category: 'ANK', bytes: 148_000, after: 0 },
  { name: 'Aanbestedingsleidraad, versie 1.0', type: 'pdf', category: 'DOC', bytes: 1_840_000, after: 0 },
  { name: 'Bijlage 1 Programma van eisen', type: 'docx', category: 'DOC', bytes: 920_000, after: 0 },
  { name: 'Bijlage 2 Prijzenblad', type: 'xlsx', category: 'DOC', bytes: 64_000, after: 0 },
  { name: 'Conceptovereenkomst', type: 'docx', category: 'DOC', bytes: 310_000, after: 0 },
  { name: 'Nota van inlichtingen 1, vragen 1 t/m 14', type: 'pdf', category: 'NVI', bytes: 265_000, after: 7 },
  { name: 'Nota van inlichtingen 2, vragen 15 t/m 41', type: 'pdf', category: 'NVI', bytes: 214_000, after: 12 },
]

/** Answer of `/documenten`: those of a call that were published by today. Every fourth procedure has its documents elsewhere. */
export function documentsOf({ kind, procedure, publishedDaysAgo }: SampleNotice, today: DateTime): object {
  const listed = kind === 'AAO' && procedure % 4 !== 0 ? ofCall.filter(({ after }) => after <= publishedDaysAgo) : []
  return {
    documenten: listed.map(({ name, type, category, bytes, after }, index) => ({
      documentId: procedure * 100 + index,
      documentNaam: name,
      typeDocument: { code: type },
      grootte: bytes + (procedure % 97) * 1000,
      datumPublicatie: `${today.plus({ days: after - publishedDaysAgo }).toISODate()!}T07:41:00`,
      publicatieCategorie: { code: category, omschrijving: categories[category] },
      virusIndicatie: false,
      links: { download: { href: `/publicaties/${procedure}/documenten/${procedure * 100 + index}/content` } },
    })),
  }
}
