const timeZone = 'Europe/Amsterdam'
/** 'sv' writes a day as ISO does: 2026-03-05. */
const calendar = new Intl.DateTimeFormat('sv', { timeZone })
const hour = new Intl.DateTimeFormat('sv', { timeZone, hour: '2-digit', hourCycle: 'h23' })

/** The moment at which today began, in Amsterdam; its clock is ahead of UTC by what it shows at midnight there. */
export function startOfToday(now = new Date()): Date {
  const midnight = Date.parse(calendar.format(now))
  return new Date(midnight - Number(hour.format(midnight)) * 3_600_000)
}
