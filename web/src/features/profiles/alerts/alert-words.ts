import type { ProfileAlertFragment } from './ProfileAlert.generated'

export type Alert = NonNullable<ProfileAlertFragment['alert']>

export const WEEKDAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const
const weekdayName = (weekday: number) => WEEKDAYS[weekday - 1] ?? WEEKDAYS[0]

/** '07:30' from minutes since midnight. */
export const clockOf = (minuteOfDay: number) =>
  `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`

export const noAlert: Alert = {
  __typename: 'ProfileAlert',
  rhythm: 'OFF',
  minuteOfDay: 7 * 60 + 30,
  weekday: 1,
  byMail: true,
  byPush: false,
}

/** 'Mail dagelijks 07:30', 'Mail en webhook, direct', 'Alleen op de site' */
export function alertInWords({ alert, webhook }: Pick<ProfileAlertFragment, 'alert' | 'webhook'>): string {
  const ways = [alert?.byMail && 'mail', alert?.byPush && 'melding', webhook && !webhook.offAt && 'webhook'].filter(
    way => typeof way === 'string',
  )
  if (!alert || alert.rhythm === 'OFF' || ways.length === 0) return 'Alleen op de site'
  const how = ways.length > 1 ? `${ways.slice(0, -1).join(', ')} en ${ways.at(-1)}` : ways[0]!
  return `${how.charAt(0).toUpperCase()}${how.slice(1)} ${rhythmInWords(alert)}`
}

function rhythmInWords({ rhythm, minuteOfDay, weekday }: Alert): string {
  if (rhythm === 'AT_ONCE') return 'direct'
  return rhythm === 'DAILY' ? `dagelijks ${clockOf(minuteOfDay)}` : `op ${weekdayName(weekday)} ${clockOf(minuteOfDay)}`
}
