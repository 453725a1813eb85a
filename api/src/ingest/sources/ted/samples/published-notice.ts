import { DateTime } from 'luxon'
import { v5 as uuidOf } from 'uuid'
import { AMSTERDAM } from '../../../../platform/calendar.js'
import { type SampleLot, type SampleTedNotice, sampleTedNotices } from './sample-ted-notice.js'

/** A sample on the day on which it is served, with the data that TED adds on publication. */
export interface PublishedNotice {
  readonly sample: SampleTedNotice
  /** Publication number: `7100120-2026`. */
  readonly number: string
  readonly uuid: string
  readonly procedureUuid: string
  /** Start of the day in Europe/Amsterdam. */
  readonly publishedOn: DateTime
  readonly today: DateTime
  /** The contract notice that a change or an award follows, or the award that a modification follows; else null. */
  readonly follows: PublishedNotice | null
}

/** Namespace of UUIDv5, so that samples have stable UUIDs that no real notice has. */
const NAMESPACE = '3e91be08-6fe3-43ae-9736-571d0803781d'

const digits: Readonly<Record<SampleTedNotice['kind'], number>> = {
  pin: 1,
  cn: 2,
  change: 3,
  can: 4,
  veat: 5,
  pmc: 6,
  modif: 7,
}

const followedBy: Readonly<Partial<Record<SampleTedNotice['kind'], SampleTedNotice['kind']>>> = {
  change: 'cn',
  can: 'cn',
  modif: 'can',
}

export function publish(samples: readonly SampleTedNotice[], now: Date): PublishedNotice[] {
  const today = DateTime.fromJSDate(now, { zone: AMSTERDAM }).startOf('day')

  const publishOne = (sample: SampleTedNotice): PublishedNotice => {
    const siblings = samples.filter(({ procedure }) => procedure === sample.procedure)
    const followed = siblings.find(({ kind }) => kind === followedBy[sample.kind])
    const publishedOn = today.minus({ days: sample.publishedDaysAgo })
    const serial = serialOf(sample, siblings)
    return {
      sample,
      number: `${serial}-${publishedOn.year}`,
      uuid: uuidOf(`notice ${serial}`, NAMESPACE),
      procedureUuid: uuidOf(`procedure ${sample.procedure}`, NAMESPACE),
      publishedOn,
      today,
      follows: followed ? publishOne(followed) : null,
    }
  }
  return samples.map(publishOne)
}

/** All samples as published; memoised for the last moment, because each request of a stand-in repeats it. */
export function publishedSamples(now: Date): readonly PublishedNotice[] {
  if (last?.moment !== now.getTime()) last = { moment: now.getTime(), notices: publish(sampleTedNotices(), now) }
  return last.notices
}
let last: { readonly moment: number; readonly notices: readonly PublishedNotice[] } | undefined

/**
 * Seven digits: procedure, kind, and index within that kind. TED issues fewer than a million numbers a year, so no real
 * notice has the URL of a sample.
 */
function serialOf(sample: SampleTedNotice, siblings: readonly SampleTedNotice[]): string {
  const which = siblings.filter(({ kind }) => kind === sample.kind).indexOf(sample)
  return `${sample.procedure}${digits[sample.kind]}${which}`
}

/** `2026-11-19+01:00`: TED adds the offset to every date. */
export const dayWithZone = (day: DateTime): string => day.toFormat('yyyy-MM-ddZZ')

/** Noon on the last day for tenders for a lot. */
export const closingOf = ({ sample, today }: PublishedNotice, lot?: SampleLot): DateTime | null => {
  const days = lot?.closesInDays ?? sample.closesInDays
  return days === null ? null : today.plus({ days }).set({ hour: 12 })
}
