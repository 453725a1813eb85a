import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../../platform/calendar.js'
import type { ReadDraft } from '../../notices/draft.js'
import { ClosingParty } from '../../../reference/tender-values.js'
import { factsIn } from '../adapters/posting-draft.js'
import { assignmentDraft } from '../assignments/assignment-draft.js'
import { earliest, labelled, unixMoment, writtenExtension, writtenHours, writtenPay } from '../assignments/written.js'
import { writtenDay } from '../written-date.js'
import { plainText } from '../plain-text.js'
import { closingAt } from '../written-closing.js'
import type { Job } from './shapes.js'

/** @throws RefusedItem */
export function normalise(listing: Job): ReadDraft {
  const { description } = listing
  const fact = factsIn(description)
  return assignmentDraft({
    id: listing.id,
    title: listing.title,
    organization: clientOf(listing),
    description,
    publishedAt: unixMoment(listing.published_at),
    closing: closingAt(earliest(deadlineIn(listing), unixMoment(listing.expires_at))),
    closingParty: ClosingParty.BROKER,
    place: listing.addresses?.[0]?.replace(/\s+,/g, ','),
    url: pageOf(listing),
    terms: {
      ...writtenPay(isRate(listing.salary_package) ? listing.salary_package : (fact('rate') ?? listing.salary_package)),
      hoursPerWeek: writtenHours(fact('hours')),
      startDate: writtenDay(fact('start'), 'start'),
      isExtendable: writtenExtension(fact('extendable')),
      reference: fact('reference') ?? brokersNumber(listing),
    },
  })
}

const isRate = (words: string | null | undefined) => writtenPay(words).rates.some(end => end !== null)

const BROKER = 'Harvey Nash'
const MAX_INTRODUCTION_LENGTH = 2000

/** The client according to a category, else to the first sentence. */
function clientOf({ client, description }: Job): string {
  const introduction = plainText((description ?? '').slice(0, MAX_INTRODUCTION_LENGTH))
  const [, told] = /\bvoor onze eindklant (\S[^.\n]{0,80}?) (?:is|zijn|zoekt|zoeken)\b/i.exec(introduction) ?? []
  return client ?? told ?? BROKER
}

const deadlineLabel = /^deadline\b/
const MAX_DAYS_OPEN = 120

/**
 * The deadline for offering candidates, days before the page expires. It has no year ('05-09 om 09:00'): the first such
 * day after the publication.
 */
function deadlineIn({ description, published_at }: Job): Date | null {
  const published = unixMoment(published_at)
  const [, written = ''] = [...labelled(description)].find(([label]) => deadlineLabel.test(label)) ?? []
  const [, day, month, year, hour, minute] =
    /\b(\d{1,2})[-/](\d{1,2})(?:[-/](20\d\d))?(?:\D{1,8}(\d{1,2})[:.](\d\d))?/.exec(written) ?? []
  if (!published || !day) return null
  const from = DateTime.fromJSDate(published, { zone: AMSTERDAM })
  const time = hour ? { hour: Number(hour), minute: Number(minute) } : { hour: 23, minute: 59 }
  const on = (inYear: number) =>
    DateTime.fromObject({ year: inYear, month: Number(month), day: Number(day), ...time }, { zone: AMSTERDAM })
  const candidates = (year ? [Number(year)] : [from.year, from.year + 1]).map(on)
  const deadline = candidates.find(one => one.isValid && one >= from && one.diff(from, 'days').days <= MAX_DAYS_OPEN)
  return deadline?.toJSDate() ?? null
}

function pageOf({ url_slug: slug }: Job): string {
  const site = 'https://www.harveynash.nl/vacatures'
  return slug && /^[\w-]{1,300}$/.test(slug) ? `${site}/${slug}` : site
}

/** Removes the suffix, a moment that differs each time the assignment is published. */
const brokersNumber = ({ external_reference: reference }: Job) => reference?.replace(/_\d{10}$/, '')
