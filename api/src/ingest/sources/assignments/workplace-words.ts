import { Workplace } from '../../../reference/tender-values.js'

/** The statement of one text about the workplace. */
export interface Statement {
  readonly workplace: Workplace
  readonly homeDays?: number
}

const MAX_TEXT_LENGTH = 200
/** A longer line after a question is prose, not its answer. */
const MAX_ANSWER_LENGTH = 80

/** Lower case without accents, so that 'één' equals 'een'; keeps line breaks. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\S\n]+|_/g, ' ')

const HOME = String.raw`(?:(?:remote|telecommute|thuis|thuis ?werken|thuiswerk|thuiswerkplek|home ?office)\b|van(?:uit|af) huis\b|(?:work|working) from home\b|op afstand\b(?! van))`
const SITE = String.raw`(?:on[ -]?site|ter plaatse|(?:op|in office|bij) (?:de |het )?(?:kantoor|locatie|werklocatie|werkvloer)|in[ -]office)\b`
const DAYS = String.raw`([1-5]|een|twee|drie|vier|vijf) dag(?:en)?\b(?: (?:per|in de) week)?`
const ENTIRELY = String.raw`(?:volledig|geheel|helemaal|fully|full|100 ?%)`

const home = new RegExp(String.raw`\b${HOME}`)
const site = new RegExp(String.raw`\b${SITE}`)
const entirelyHome = new RegExp(String.raw`(?<![a-z])${ENTIRELY} ${HOME}`)
const noHome =
  /\b(?:geen|niet) (?:hybride?|thuis ?werk(?:en)?|thuis|vanuit huis)\b|\b(?:hybride?|thuis|thuis ?werken|vanuit huis)(?: werken)?(?: is)?(?: helaas)? niet (?:mogelijk|toegestaan)\b/
const partly =
  /\b(?:deels|gedeeltelijk|ten dele|combinatie|combineren|afwisselend|partly|rest|mogelijk|bespreekbaar|in overleg|in afstemming|ook|soms|incidenteel|af en toe|dag|dagen)\b/
const homeDays = new RegExp(String.raw`${DAYS},? (?:aan het |mogelijk )?${HOME}`)
const bareDays = new RegExp(String.raw`^(?:ja,? )?${DAYS}(?: (?:mogelijk|toegestaan))?[.!]?$`)
/** Text before a number that makes it a bound or an end of a range. */
const isBound =
  /(?:\b(?:max|min|maximaal|minimaal|minstens|maximum|minimum|ten minste|tenminste|tot|of|a|circa|ca|gemiddeld|hooguit)\.?|\d|-|\/|–) ?$/

const numbers = ['', 'een', 'twee', 'drie', 'vier', 'vijf']

/** The exact number of days in a match; undefined without a match or for a bound. */
function daysBy(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)
  const written = found?.[1]
  if (!found || !written || isBound.test(text.slice(0, found.index))) return undefined
  return Number(written) || numbers.indexOf(written)
}

const hybridWith = (days: number | undefined): Statement =>
  days === 5
    ? { workplace: Workplace.REMOTE }
    : { workplace: Workplace.HYBRID, ...(days === undefined ? {} : { homeDays: days }) }

/** Parses a text that names a workplace, or a place with one: 'Hybride', 'remote', 'Den Haag, deels thuis'. */
export function statementOf(given: string | null | undefined): Statement | null {
  const text = plainWords((given ?? '').slice(0, MAX_TEXT_LENGTH))
  if (noHome.test(text)) return { workplace: Workplace.ON_SITE }
  // Any other negation, such as 'niet volledig remote', is ambiguous.
  if (/\b(?:niet|geen|not|no|nee)\b/.test(text)) return null
  const [isHome, isSite] = [home.test(text), site.test(text)]
  if (/\bhybride?\b/.test(text) || (isHome && isSite)) return hybridWith(daysBy(homeDays, text))
  if (entirelyHome.test(text)) return { workplace: Workplace.REMOTE }
  if (isHome && partly.test(text)) return hybridWith(daysBy(homeDays, text))
  if (isHome) return { workplace: Workplace.REMOTE }
  return isSite ? { workplace: Workplace.ON_SITE } : null
}

/** Parses the answer to whether working from home is possible. */
export function answerOf(given: string | number | boolean | null | undefined): Statement | null {
  if (given === true || given === 1) return { workplace: Workplace.HYBRID }
  const text = plainWords(typeof given === 'string' ? given.slice(0, MAX_TEXT_LENGTH) : '').trim()
  if (/^(?:nee|no|niet)\b(?!.*\b(?:volledig|geheel)\b)/.test(text)) return { workplace: Workplace.ON_SITE }
  const said = statementOf(text)
  if (said) return said
  const isAllowed = /^(?:ja|yes|true|mogelijk|toegestaan|bespreekbaar|in overleg|deels|gedeeltelijk)\b/.test(text)
  return isAllowed ? { workplace: Workplace.HYBRID } : null
}

const question =
  /^(?:[-•*] ?)?(?:is |mogelijkheid (?:tot|voor) )?(hybride?|thuis ?werken|thuiswerk|remote|op afstand|vanuit huis)(?: te)?(?: werken)?(?: mogelijk| toegestaan)?(?: ?[:?]+|$) ?(.*)$/
const choice =
  /^(?:[-•*] ?)?(op locatie of (?:vanuit huis|thuis)|locatie(?: van de werkzaamheden)?|standplaats|plaats|werkplek|werklocatie|werkvorm|werkwijze)(?: ?[:?]+|$) ?(.*)$/

/** Parses labelled lines; the answer to a line that is only a question is on the next line. */
export function answersIn(lines: readonly string[]): { readonly statement: Statement | null; readonly text: string }[] {
  return lines.flatMap((line, index) => {
    const [, asked, beside] = question.exec(line.trim()) ?? []
    const [, named, place] = asked ? [] : (choice.exec(line.trim()) ?? [])
    if (!asked && !named) return []
    const text = beside || place || nextOf(lines, index)
    return [{ text, statement: named ? statementOf(text) : answerOfQuestion(asked!, text) }]
  })
}

/** 'Thuiswerken: 2 dagen' are days at home; 'Hybride: 2 dagen' does not say where. */
function answerOfQuestion(asked: string, text: string): Statement | null {
  if (/^hybride?$/.test(asked)) return answerOf(text) ?? (bareDays.test(text) ? { workplace: Workplace.HYBRID } : null)
  const days = daysBy(bareDays, text)
  return days === undefined ? answerOf(text) : hybridWith(days)
}

const nextOf = (lines: readonly string[], index: number): string => {
  const next =
    lines
      .slice(index + 1, index + 3)
      .find(line => line.trim())
      ?.trim() ?? ''
  return next.length <= MAX_ANSWER_LENGTH ? next : ''
}

const AT_OFFICE = String.raw`(?:(?:fysiek )?(?:aanwezig )?op (?:de |het )?(?:kantoor|locatie|werkvloer|[a-z]+kantoor|[a-z]+huis)|fysiek aanwezig)\b`
const prosePatterns: readonly (readonly [said: RegExp, workplace: Workplace])[] = [
  [
    /\b(?:thuis ?werken|hybride werken|vanuit huis werken)(?: is)?(?: helaas)? niet (?:mogelijk|toegestaan)\b/,
    Workplace.ON_SITE,
  ],
  [
    new RegExp(
      String.raw`\b(?:minimaal|minstens|ten minste|tenminste|waarvan|in ieder geval) (?:[1-3]|een|twee|drie) dag(?:en)?(?: (?:per|in de) week)? ${AT_OFFICE}`,
    ),
    Workplace.HYBRID,
  ],
  [
    /\b(?:je werkt|wij werken|we werken|wordt) hybride\b|\bde rest (?:thuis|vanuit huis|remote)\b|\bthe rest is remote\b|\bhybride werken is (?:ook |deels |in overleg )?(?:mogelijk|toegestaan|de norm)\b/,
    Workplace.HYBRID,
  ],
  [
    /\b(?:deels|grotendeels|gedeeltelijk) (?:thuis|thuis ?werken|vanuit huis|op afstand (?:werken|uitgevoerd))\b|\b(?:thuis ?werken|werken op afstand) is (?:ook |deels |grotendeels |gedeeltelijk |beperkt |in overleg )?(?:mogelijk|toegestaan|bespreekbaar)\b/,
    Workplace.HYBRID,
  ],
  // Excludes remotely controlled objects: 'volledig op afstand bediend'.
  [
    /(?<!\b(?:niet|geen) )(?<![a-z])(?:volledig|geheel|100 ?%) (?:remote|thuis ?werken|vanuit huis)\b(?![^.;\n]{0,40}\b(?:niet|geen)\b)(?! (?:bedien|bestuur|beheer|managed|monitor))/,
    Workplace.REMOTE,
  ],
]
const homeDaysInProse = new RegExp(
  String.raw`${DAYS} (?:thuis|thuis ?werken|vanuit huis(?: werken)?|remote)\b(?! (?:is )?niet)`,
)

/** Finds explicit statements in the prose of a description. */
export function statedInProse(lines: readonly string[]): readonly Statement[] {
  return lines.flatMap(line => {
    const days = daysBy(homeDaysInProse, line)
    const said = prosePatterns.filter(([pattern]) => pattern.test(line)).map(([, workplace]) => ({ workplace }))
    return homeDaysInProse.test(line) ? [hybridWith(days), ...said] : said
  })
}
