import type { NoticeDraft, NoticeKind } from '../../notices/draft.js'
import { TenderType } from '../../reference/tender-values.js'
import { RefusedItem } from '../connector.js'
import { descriptionOf, organizationOf, titleOf } from '../draft-text.js'
import { sourceDate } from '../source-date.js'
import { sourceUrl } from '../source-url.js'
import { procedureOf } from './procedure.js'
import type { Detail, Listing } from './shapes.js'

export interface Raw {
  readonly listing: Listing
  readonly detail: Detail
}

/** By `aankondigingCode`, else by `typePublicatie`. AAW and REC both change an earlier notice. */
const kindByCode: ReadonlyMap<string, NoticeKind> = new Map([
  ['VAK', 'planning'],
  ['MAC', 'consultation'],
  ['AAO', 'competition'],
  ['REC', 'correction'],
  ['AAW', 'correction'],
  ['VBE', 'withdrawal'],
  ['AGO', 'award'],
])
/** Voluntary announcements before an award (VEAT): nothing has been awarded yet. */
const intents = new Set(['EF25', 'EF26', 'EF27', 'EF28'])

/**
 * TenderNed's JSON has no estimated value and no winner.
 * @throws RefusedItem
 */
export function normalise({ listing, detail }: Raw): NoticeDraft {
  /** The detail takes precedence; the list entry fills in what it lacks. */
  const either = <Key extends keyof Listing & keyof Detail>(key: Key) => detail[key] ?? listing[key]

  const publicationId = listing.publicatieId
  const title = titleOf(either('aanbestedingNaam'))
  const organization = organizationOf(either('opdrachtgeverNaam') ?? either('aanbestedendeDienstNaam'))
  const publishedAt = date(either('publicatieDatum'), 'start', 'publicatiedatum')
  if (!publishedAt) throw new RefusedItem('De publicatiedatum ontbreekt.')

  return {
    publicationId,
    procedureKey: detail.kenmerk == null ? publicationId : `kenmerk:${detail.kenmerk}`,
    reference: detail.kenmerk?.toString() ?? null,
    kind: kindOf(listing, detail),
    publishedAt,
    title,
    organization,
    description: descriptionOf(either('opdrachtBeschrijving')),
    closingDate: date(either('sluitingsDatum') ?? either('sluitingsDatumMarktconsultatie'), 'end', 'sluitingsdatum'),
    ...procedureOf(listing, detail),
    nuts: unique(
      detail.nutsCodes.map(({ code }) => code.trim().toUpperCase()).filter(code => /^[A-Z]{2}\w{0,3}$/.test(code)),
    ),
    cpv: cpvCodes(detail),
    sourceUrl: sourceUrl(either('link')?.href) ?? `https://www.tenderned.nl/aankondigingen/overzicht/${publicationId}`,
    tenderType: TenderType.EU_PROCUREMENT,
  }
}

function kindOf(listing: Listing, detail: Detail): NoticeKind {
  if (detail.isVroegtijdigBeeindigd || listing.isVroegtijdigBeeindigd) return 'withdrawal'
  const form = detail.publicatieCode?.code ?? detail.publicatieCode?.omschrijving ?? listing.publicatiecode?.code ?? ''
  if (intents.has(form)) return 'intent'
  const code = detail.aankondigingCode?.code ?? detail.typePublicatie?.code ?? listing.typePublicatie?.code ?? ''
  return kindByCode.get(code) ?? (detail.isGegund ? 'award' : 'competition')
}

function date(text: string | null | undefined, dayMeans: 'start' | 'end', what: string): Date | null {
  if (!text) return null
  try {
    return sourceDate(text, dayMeans)
  } catch (error) {
    throw new RefusedItem(`De ${what} is geen bruikbare datum: ${text.slice(0, 40)}`, { cause: error })
  }
}

function cpvCodes({ cpvCodes: codes }: Detail): string[] {
  const mainFirst = [...codes].sort(
    (one, other) => Number(other.isHoofdOpdracht ?? 0) - Number(one.isHoofdOpdracht ?? 0),
  )
  return unique(mainFirst.map(({ code }) => code.slice(0, 8)).filter(code => /^\d{8}$/.test(code)))
}

const unique = (values: readonly string[]) => [...new Set(values)]
