import type { NoticeKind, ReadDraft } from '../../notices/draft.js'
import { TenderType } from '../../../reference/tender-values.js'
import { writtenMoment } from '../written-date.js'
import { type Closing, closingAt, writtenClosing } from '../written-closing.js'
import { descriptionOf, organizationOf, referenceOf, titleOf } from '../draft-text.js'
import { isPlausibleAmount } from '../source-amount.js'
import { cpvCodes, nutsCodes } from '../ted/xml/values/codes.js'
import { authorities, type Tender } from './shapes.js'

const FORTHCOMING = '31094501'
const PORTAL = 'https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/opportunities/tender-details'

/** @throws RefusedItem */
export function normalise(listing: Tender): ReadDraft {
  const [estimatedValue, currency] = valueOf(listing)
  return {
    publicationId: listing.identifier,
    // A prior announcement and its contract notice differ in the suffix only.
    procedureKey: listing.identifier.replace(/-[A-Z]{2,3}$/, ''),
    kind: kindOf(listing),
    publishedAt: writtenMoment(listing.startDate[0], 'start'),
    title: titleOf(listing.title[0]),
    organization: organizationOf(buyerOf(listing)),
    description: descriptionOf(listing.description[0]),
    ...closingIn(listing),
    sourceUrl: `${PORTAL}/${encodeURIComponent(listing.identifier)}`,
    reference: referenceOf(listing.callIdentifier[0]),
    cpv: cpvCodes(listing.mainCpvCode.flatMap(text => text.match(/\b\d{8}\b/g) ?? [])),
    nuts: nutsCodes(listing.placesOfDeliveryOrPerformance),
    isEuropean: true,
    estimatedValue,
    currency,
    tenderType: TenderType.EU_PROCUREMENT,
  }
}

const isPrior = ({ identifier }: Tender) => identifier.endsWith('-PIN')
const isExAnte = ({ identifier }: Tender) => identifier.endsWith('-EXA')

/** An ex-ante publicity is open for registration, whatever its status. */
const kindOf = (listing: Tender): NoticeKind =>
  isPrior(listing) || (listing.status[0] === FORTHCOMING && !isExAnte(listing)) ? 'planning' : 'competition'

export function closingIn(listing: Tender): Closing {
  if (isPrior(listing)) return closingAt(null)
  if (isExAnte(listing)) return writtenClosing(listing.cftEXARegistrationDeadline[0])
  return writtenClosing(listing.deadlineDate[0] ?? listing.twoStageDeadlineDate[0])
}

function buyerOf({ cftLeadContractingAuthorityCode: [text] }: Tender): string | null {
  const known = authorities.safeParse(parsed(text)).data ?? []
  return (known.find(({ isLeadAuthority }) => isLeadAuthority) ?? known[0])?.name ?? null
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown
  } catch {
    return null
  }
}

function valueOf(listing: Tender): readonly [value: number | null, currency: string | null] {
  const whole = listing.cftEstimatedTotalProcedureValue[0]
  const parts = [listing.cftEstimatedOverallContractAmount[0], listing.cftEstimatedOverallContractCurrency[0]]
  const [, figures, currency] = /^(\d{1,13}(?:\.\d{1,2})?) ?([A-Z]{3})$/.exec(whole ?? parts.join(' ')) ?? []
  const value = Number(figures)
  return figures && currency && isPlausibleAmount(value) ? [value, currency] : [null, null]
}
