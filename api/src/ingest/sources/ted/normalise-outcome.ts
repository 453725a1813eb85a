import { type Award, BETWEEN_WINNERS, type NoticeDraft } from '../../notices/draft.js'
import { AwardSource, TenderType } from '../../../reference/tender-values.js'
import { RefusedItem } from '../connector.js'
import { organizationOf, publicationDateOf, titleOf } from '../draft-text.js'
import { plainText } from '../plain-text.js'
import { dayOf } from '../source-day.js'
import { noticeUrl, procedureKeyOf } from './normalise-xml.js'
import type { Field, Outcome } from './shapes.js'
import { amountOf } from './xml/values/amounts.js'
import { unique } from '../../../platform/text/lists.js'

const MAX_NAME_LENGTH = 300

/**
 * Builds an award notice from the fields of the search: one award for the whole, without lots.
 * @throws RefusedItem when these do not name an award
 */
export function normaliseOutcome(publicationId: string, outcome: Outcome): NoticeDraft {
  const award = awardOf(outcome)
  if (!award.winner && !award.date && award.value === null)
    throw new RefusedItem('De gunning staat niet in de zoekresultaten.')
  const procedureId = onlyOne(outcome['procedure-identifier'])
  if (!procedureId) throw new RefusedItem('De procedure ontbreekt in de zoekresultaten.')
  return {
    publicationId,
    procedureKey: procedureKeyOf(procedureId.toLowerCase(), publicationId),
    kind: 'award',
    publishedAt: publicationDateOf(dayOf(outcome['publication-date'])),
    title: titleOf(textsOf(outcome['notice-title'])[0]),
    organization: organizationOf(textsOf(outcome['buyer-name'])[0]),
    sourceUrl: noticeUrl(publicationId),
    tenderType: TenderType.EU_PROCUREMENT,
    awards: [award],
    awardSource: AwardSource.API,
  }
}

function awardOf(outcome: Outcome): Award {
  const amount = amountOf(onlyOne(outcome['result-value-notice']), onlyOne(outcome['result-value-cur-notice']))
  const isPriced = amount !== null && amount.currency !== null
  return {
    lot: null,
    winner: unique(textsOf(outcome['winner-name']).flatMap(text => nameOf(text) ?? [])).join(BETWEEN_WINNERS) || null,
    date: latestIn(outcome['winner-decision-date']) ?? latestIn(outcome['contract-conclusion-date']),
    value: isPriced ? amount.value : null,
    currency: isPriced ? amount.currency : null,
  }
}

/** In Dutch, else in English, else in the first available language. */
function textsOf(field: Field): readonly string[] {
  const byLanguage = new Map(Object.entries(field))
  return byLanguage.get('nld') ?? byLanguage.get('eng') ?? [...byLanguage.values()][0] ?? []
}

function nameOf(text: string): string | null {
  const name = plainText(text.slice(0, MAX_NAME_LENGTH * 4)).replace(/\s+/g, ' ')
  return name.length <= MAX_NAME_LENGTH && /[\p{L}\p{N}]/u.test(name) ? name : null
}

const latestIn = (field: Field): string | null =>
  textsOf(field)
    .flatMap(text => dayOf(text) ?? [])
    .toSorted()
    .at(-1) ?? null

/** Null when there are different values, because none of them is that of the notice. */
function onlyOne(field: Field): string | null {
  const [value = null, ...others] = unique(textsOf(field))
  return others.length > 0 ? null : value
}
