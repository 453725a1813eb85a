import { DateTime } from 'luxon'
import { v5 as uuidOf } from 'uuid'
import { AMSTERDAM } from '../../../calendar.js'
import type { SampleTedNotice } from './sample-ted-notice.js'

/** A sample on the day that it is served: what TED itself adds when it publishes a notice. */
export interface PublishedNotice {
  readonly sample: SampleTedNotice
  /** `7100120-2026` */
  readonly number: string
  readonly uuid: string
  readonly procedureUuid: string
  /** The beginning of the day, in Amsterdam. */
  readonly publishedOn: DateTime
  readonly today: DateTime
  /** The contract notice that a change or an award follows; null for the others, and when there is none. */
  readonly follows: PublishedNotice | null
}

/** Ours alone, so that the samples have the same UUIDs everywhere and no one else has them. */
const NAMESPACE = '3e91be08-6fe3-43ae-9736-571d0803781d'

const digits: Readonly<Record<SampleTedNotice['kind'], number>> = { pin: 1, cn: 2, change: 3, can: 4, veat: 5 }

export function publish(samples: readonly SampleTedNotice[], now: Date): PublishedNotice[] {
  const today = DateTime.fromJSDate(now, { zone: AMSTERDAM }).startOf('day')

  const publishOne = (sample: SampleTedNotice): PublishedNotice => {
    const siblings = samples.filter(({ procedure }) => procedure === sample.procedure)
    const contractNotice = siblings.find(({ kind }) => kind === 'cn')
    const isFollowing = sample.kind === 'change' || sample.kind === 'can'
    const publishedOn = today.minus({ days: sample.publishedDaysAgo })
    const serial = serialOf(sample, siblings)
    return {
      sample,
      number: `${serial}-${publishedOn.year}`,
      uuid: uuidOf(`notice ${serial}`, NAMESPACE),
      procedureUuid: uuidOf(`procedure ${sample.procedure}`, NAMESPACE),
      publishedOn,
      today,
      follows: isFollowing && contractNotice ? publishOne(contractNotice) : null,
    }
  }
  return samples.map(publishOne)
}

/**
 * Seven digits: the procedure, the kind, and which one of that kind. TED gives out fewer than a million a year, so the
 * address of a sample on TED is never that of a real notice.
 */
function serialOf(sample: SampleTedNotice, siblings: readonly SampleTedNotice[]): string {
  const which = siblings.filter(({ kind }) => kind === sample.kind).indexOf(sample)
  return `${sample.procedure}${digits[sample.kind]}${which}`
}

/** `2026-11-19+01:00`: TED writes no day without its zone. */
export const dayWithZone = (day: DateTime): string => day.toFormat('yyyy-MM-ddZZ')

/** Noon of the last day for tenders. */
export const closingOf = ({ sample, today }: PublishedNotice): DateTime | null =>
  sample.closesInDays === null ? null : today.plus({ days: sample.closesInDays }).set({ hour: 12 })
