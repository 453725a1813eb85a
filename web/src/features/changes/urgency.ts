import type { ChangeTopic } from '../../graphql.generated'

/** From the most to the least urgent. */
const order: readonly ChangeTopic[] = [
  'DEADLINE_EARLIER',
  'WITHDRAWN',
  'AWARDED',
  'DEADLINE_LATER',
  'DOCUMENTS',
  'PROGRESS',
  'WORDING',
]

/** The most urgent first; of one topic the newest. */
export const byUrgency = <Change extends { readonly topic: ChangeTopic; readonly noticedAt: string }>(
  changes: readonly Change[],
): Change[] =>
  changes.toSorted(
    (one, other) =>
      order.indexOf(one.topic) - order.indexOf(other.topic) || Date.parse(other.noticedAt) - Date.parse(one.noticedAt),
  )
