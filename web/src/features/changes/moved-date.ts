import { clock, daysUntil, pluralize } from '../../platform/dutch'

interface Move {
  readonly from: string
  readonly to: string
}

/** The former and the new date of a change; null unless it has both. */
export const moveOf = ({
  oldDate,
  newDate,
}: {
  readonly oldDate?: string | null
  readonly newDate?: string | null
}): Move | null => (oldDate && newDate ? { from: oldDate, to: newDate } : null)

/** Both as text; their times when they are on the same day. */
export const writtenMove = ({ from, to }: Move, writeDay: (iso: string) => string): readonly [string, string] =>
  daysUntil(to, new Date(from)) === 0
    ? [clock(new Date(from)), `${clock(new Date(to))} op ${writeDay(to)}`]
    : [writeDay(from), writeDay(to)]

/** '17 dagen eerder', '1 dag later', 'eerder op de dag' */
export function distanceOf({ from, to }: Move): string {
  const days = daysUntil(to, new Date(from))
  const side = to < from ? 'eerder' : 'later'
  return days === 0 ? `${side} op de dag` : `${pluralize(Math.abs(days), 'dag', 'dagen')} ${side}`
}
