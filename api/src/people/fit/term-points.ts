import { DateTime } from 'luxon'
import { distanceText } from '../../reference/coordinates.js'
import { SelfEmployment, Workplace } from '../../reference/tender-values.js'
import { FitVerdict, quoted, SHORT, type WeighedPoint } from './points.js'
import type { Piece } from './read-text.js'
import type { Assignment, SelfDescription } from './self-description.js'
import { travelTo } from './travel.js'

const { NOT_MET, UNKNOWN, MET } = FitVerdict

/** Self-employment that is refused outweighs everything else. */
const REFUSED = -20
/** Far from what is asked, such as a rate of three quarters of the minimum: outweighs skills. */
const FAR = -8

type Rule = (mine: SelfDescription, assignment: Assignment, pieces: readonly Piece[]) => WeighedPoint | null

/** Rate, hours, start, place and self-employment. Facts of the source come first; its text only gives the words. */
export const termPoints = (
  mine: SelfDescription,
  assignment: Assignment,
  pieces: readonly Piece[],
): readonly WeighedPoint[] => rules.flatMap(rule => rule(mine, assignment, pieces) ?? [])

const selfEmployment: Rule = (_mine, { selfEmployment: answer, selfEmploymentQuote: quote }) => {
  if (answer === SelfEmployment.ALLOWED)
    return { list: 'matches', point: 'Zzp toegestaan', verdict: MET, quote, mine: '', weight: 0 }
  if (answer === SelfEmployment.NOT_ALLOWED)
    return { list: 'requirements', point: 'Zzp niet toegestaan', verdict: NOT_MET, quote, mine: '', weight: REFUSED }
  if (answer === SelfEmployment.DIFFERS)
    return {
      list: 'requirements',
      point: 'Zzp verschilt per bemiddelaar',
      verdict: UNKNOWN,
      quote,
      mine: '',
      weight: 0,
    }
  return null
}

const RATE = /€ ?(\d{2,3})(?:[.,]\d{1,2})?(?:,-)?|\b(\d{2,3})(?:[.,]\d{1,2})? ?euro\b/i
const FAR_BELOW = 0.92

const rate: Rule = ({ minimumRate }, { minHourlyRate, maxHourlyRate }, pieces) => {
  const said = wordsAbout(pieces, text => RATE.test(text) && /uur|tarief|p\/u/i.test(text))
  const written = RATE.exec(said ?? '')
  const offered = maxHourlyRate ?? minHourlyRate ?? (written && Number(written[1] ?? written[2]))
  if (minimumRate === null || offered === null) return null
  const shared = { quote: said ?? `${euro(offered)} per uur`, mine: `jij: vanaf ${euro(minimumRate)}` }
  if (offered >= minimumRate) return { ...shared, list: 'matches', point: 'Tarief', verdict: MET, weight: 0 }
  const weight = offered < minimumRate * FAR_BELOW ? FAR : SHORT
  return { ...shared, list: 'requirements', point: 'Tarief onder je minimum', verdict: NOT_MET, weight }
}

const start: Rule = ({ availableFrom }, { startDate }, pieces) => {
  if (!availableFrom || !startDate) return null
  const late = DateTime.fromISO(availableFrom).diff(DateTime.fromISO(startDate), 'days').days
  return {
    list: 'requirements',
    point: `Beschikbaar per ${dayText(startDate)}`,
    verdict: late > 0 ? NOT_MET : MET,
    quote: wordsAbout(pieces, text => /\bstart(?:datum|en)?\b|\bingang\w*/i.test(text)),
    mine: `jij: vanaf ${dayText(availableFrom)}`,
    weight: gapWeight(late, 21),
  }
}

const hours: Rule = ({ minimumHours, maximumHours }, { minHoursPerWeek, maxHoursPerWeek }, pieces) => {
  const least = minHoursPerWeek ?? maxHoursPerWeek
  const most = maxHoursPerWeek ?? minHoursPerWeek
  const from = minimumHours ?? maximumHours
  const until = maximumHours ?? minimumHours
  if (least === null || most === null || from === null || until === null) return null
  const gap = Math.max(0, least - (maximumHours ?? least), (minimumHours ?? most) - most)
  return {
    list: 'requirements',
    point: 'Uren per week',
    verdict: gap > 0 ? NOT_MET : MET,
    quote:
      wordsAbout(pieces, text => /\d ?(?:uur|uren|u)?(?: per | in de | ?\/ ?)week\b/i.test(text)) ??
      `${range(least, most)} uur per week`,
    mine: `jij: ${range(from, until)} uur`,
    weight: gapWeight(gap, 4),
  }
}

const place: Rule = (mine, assignment, pieces) => {
  const travel = travelTo(mine.place, assignment)
  if (travel === null) return null
  const { region, workplace } = assignment
  const said = wordsAbout(pieces, text =>
    travel.kind === 'remote'
      ? /\bthuis\w*|\bop afstand\b|\bremote\b/i.test(text)
      : region !== null && text.includes(region),
  )
  const from = [mine.place, travel.distance?.kilometres && distanceText(travel.distance)].filter(Boolean).join(', ')
  const shared = { quote: said ?? region, mine: from ? `jij: ${from}` : '' }
  if (travel.kind === 'far') {
    const weight = farWeight(travel.distance?.kilometres ?? null, workplace === Workplace.HYBRID)
    return { ...shared, list: 'missing', point: `Werk in ${region}`, verdict: UNKNOWN, weight }
  }
  const point = travel.kind === 'remote' ? 'Werk op afstand' : 'Afstand'
  return { ...shared, list: 'matches', point, verdict: MET, weight: 0 }
}

/** Weight of each 100 km, for travelling every day and for some days a week. */
const EVERY_DAY = -4
const SOME_DAYS = -1
const MAX_KM = 200
/** Used for another province when the distance is unknown. */
const USUAL_KM = 75

const farWeight = (kilometres: number | null, isHybrid: boolean): number =>
  (Math.min(MAX_KM, kilometres ?? USUAL_KM) / 100) * (isHybrid ? SOME_DAYS : EVERY_DAY)

const rules: readonly Rule[] = [selfEmployment, rate, start, hours, place]

const gapWeight = (gap: number, near: number) => (gap <= 0 ? 0 : gap <= near ? SHORT : FAR)

function wordsAbout(pieces: readonly Piece[], isAbout: (text: string) => boolean): string | null {
  const piece = pieces.find(({ text }) => isAbout(text))
  return piece ? quoted(piece.text) : null
}

const whole = new Intl.NumberFormat('nl-NL')
const cents = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const euro = (amount: number) => `€${(Number.isInteger(amount) ? whole : cents).format(amount)}`
const dayText = (day: string) => DateTime.fromISO(day, { locale: 'nl' }).toFormat('dd LLL yyyy').replaceAll('.', '')
const range = (low: number, high: number) => (low === high ? `${low}` : `${low} tot ${high}`)
