import { type NoticeDraft, type NoticeKind, withoutAward } from '../../notices/draft.js'
import { ENDED_EARLY } from '../../../reference/non-award-reasons.js'
import { TenderType } from '../../../reference/tender-values.js'
import { boundedLots } from '../notice-lots.js'
import { writtenClosing } from '../written-closing.js'
import { descriptionOf, organizationOf, publicationDateOf, referenceOf, titleOf } from '../draft-text.js'
import { sourceUrl } from '../source-url.js'
import { readAwardPage } from './award-page/read-award-page.js'
import { procedureOf } from './procedure.js'
import type { Detail, Listing } from './shapes.js'
import { unique } from '../../../platform/text/lists.js'

export interface Raw {
  readonly listing: Listing
  readonly detail: Detail
  /** HTML of an award notice, if any. */
  readonly awardPage?: string | null
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
 * TenderNed's JSON has no lots, values or winners; these are on the page of an award notice.
 * @throws RefusedItem
 */
export function normalise({ listing, detail, awardPage = null }: Raw): NoticeDraft {
  /** The detail takes precedence; the list entry fills in what it lacks. */
  const either = <Key extends keyof Listing & keyof Detail>(key: Key) => detail[key] ?? listing[key]

  const publicationId = listing.publicatieId
  const title = titleOf(either('aanbestedingNaam'))
  const organization = organizationOf(either('opdrachtgeverNaam') ?? either('aanbestedendeDienstNaam'))
  const publishedAt = publicationDateOf(either('publicatieDatum'))
  const kind = kindOf(listing, detail)
  // An empty or placeholder kenmerk would join all notices with it into one procedure.
  const kenmerk = referenceOf(detail.kenmerk?.toString())

  return {
    publicationId,
    procedureKey: kenmerk === null ? publicationId : `kenmerk:${kenmerk}`,
    reference: kenmerk,
    kind,
    publishedAt,
    title,
    organization,
    description: descriptionOf(either('opdrachtBeschrijving')),
    ...writtenClosing(either('sluitingsDatum') ?? either('sluitingsDatumMarktconsultatie')),
    ...procedureOf(listing, detail),
    nuts: unique(
      detail.nutsCodes.map(({ code }) => code.trim().toUpperCase()).filter(code => /^[A-Z]{2}\w{0,3}$/.test(code)),
    ),
    cpv: cpvCodes(detail),
    sourceUrl: sourceUrl(either('link')?.href) ?? `https://www.tenderned.nl/aankondigingen/overzicht/${publicationId}`,
    tenderType: TenderType.EU_PROCUREMENT,
    ...(kind === 'award' ? outcomeOf(listing, detail, awardPage) : {}),
  }
}

/** Whether somebody won, so that the page names the winner. */
export const isAwarding = ({ listing, detail }: Raw): boolean =>
  kindOf(listing, detail) === 'award' && !hasEndedEarly(listing, detail)

function outcomeOf(listing: Listing, detail: Detail, page: string | null): Partial<NoticeDraft> {
  if (hasEndedEarly(listing, detail)) return { awards: [withoutAward(null, ENDED_EARLY)] }
  const { awards, awardTotal, lots, ...value } = readAwardPage(page ?? '')
  return {
    ...(awards.length > 0 ? { awards } : {}),
    ...(awardTotal ? { awardTotal } : {}),
    ...(lots.length > 0 ? { lots: boundedLots(lots) } : {}),
    ...value,
  }
}

/** Ended early: for an award notice, the procedure ended without an award; any other notice is withdrawn. */
const hasEndedEarly = (listing: Listing, detail: Detail): boolean =>
  Boolean(detail.isVroegtijdigBeeindigd || listing.isVroegtijdigBeeindigd)

function kindOf(listing: Listing, detail: Detail): NoticeKind {
  const kind = announcedKind(listing, detail)
  return kind !== 'award' && hasEndedEarly(listing, detail) ? 'withdrawal' : kind
}

function announcedKind(listing: Listing, detail: Detail): NoticeKind {
  const form = detail.publicatieCode?.code ?? detail.publicatieCode?.omschrijving ?? listing.publicatiecode?.code ?? ''
  if (intents.has(form)) return 'intent'
  const code = detail.aankondigingCode?.code ?? detail.typePublicatie?.code ?? listing.typePublicatie?.code ?? ''
  return kindByCode.get(code) ?? (detail.isGegund ? 'award' : 'competition')
}

function cpvCodes({ cpvCodes: codes }: Detail): string[] {
  const mainFirst = [...codes].sort(
    (one, other) => Number(other.isHoofdOpdracht ?? 0) - Number(one.isHoofdOpdracht ?? 0),
  )
  return unique(mainFirst.map(({ code }) => code.slice(0, 8)).filter(code => /^\d{8}$/.test(code)))
}
