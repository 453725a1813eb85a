import type { ReadDraft } from '../../notices/draft.js'
import type { ClosingParty } from '../../../reference/tender-values.js'
import { assignmentDraft } from '../assignments/assignment-draft.js'
import {
  labelled,
  writtenExtension,
  writtenHours,
  writtenNumber,
  type Pay,
  writtenPay,
} from '../assignments/written.js'
import { writtenDay, writtenMoment } from '../written-date.js'
import { unique } from '../../../platform/text/lists.js'
import { RefusedItem } from '../connector.js'
import { plainText } from '../plain-text.js'
import { writtenClosing } from '../written-closing.js'
import { ownWords } from '../own-words.js'
import { sourceUrl } from '../source-url.js'
import { type JobPosting, jobPostingIn } from './job-posting.js'
import { factsBeside, type PageFacts } from './page-facts.js'

/** A page with a JobPosting: the input of `normalise`. */
export interface PostingPage {
  readonly id: string
  readonly url: string
  readonly html: string
}

/** Differences between sites that publish JobPostings. */
export interface PostingRules {
  /** Name of the site, used when neither the text nor the posting names the client. */
  readonly broker: string
  /** Finds the client's name in the text, as its first group. Wins over `hiringOrganization`, which may be a broker. */
  readonly client?: RegExp | undefined
  /** Facts on the page beside its posting. Their closing date wins over `validThrough`. */
  readonly facts?: PageFacts | undefined
  /** The site uses the same dummy `baseSalary` everywhere. */
  readonly isSalaryDummy?: boolean | undefined
  /** The party that sets the deadline `validThrough`. */
  readonly closingParty?: ClosingParty
}

const MAX_CLIENT_SEARCH = 2000
const home = new Set(['', 'nl', 'nld', 'nederland', 'netherlands', 'the netherlands'])

/** Labels, in lower case, of the terms in descriptions. */
const labels = {
  client: ['opdrachtgever', 'organisatie', 'klant', 'eindklant', 'aanbestedende dienst', 'client'],
  start: ['start', 'startdatum', 'verwachte startdatum', 'gewenste startdatum', 'ingangsdatum', 'start date'],
  end: ['eind', 'einde', 'einddatum', 'verwachte einddatum', 'end date'],
  hours: ['uren per week', 'aantal uren per week', 'aantal uren', 'inzet', 'uren', 'hours per week'],
  closing: [
    'sluitingsdatum',
    'sluitingsdatum inschrijving',
    'sluiting',
    'sluit op',
    'deadline',
    'deadline inschrijving',
    'uiterste inschrijfdatum',
    'uiterste reactiedatum',
    'inschrijven tot',
    'inschrijven voor',
    'reageren tot',
    'reageren voor',
    'closing date',
  ],
  place: ['locatie', 'standplaats', 'plaats', 'werklocatie', 'locatie van de werkzaamheden', 'regio', 'location'],
  rate: [
    'max tarief',
    'max. tarief',
    'maximum tarief',
    'maximaal tarief',
    'uurtarief',
    'tarief',
    'tariefindicatie',
    'rate',
    'hourly rate',
  ],
  extendable: [
    'opties tot verlenging',
    'optie tot verlenging',
    'optie op verlenging',
    'verlenging mogelijk',
    'mogelijkheid tot verlenging',
    'verlenging',
  ],
  positions: ['aantal posities', 'aantal professionals', 'aantal kandidaten', 'posities'],
  reference: ['referentie', 'referentienummer', 'aanvraagnummer', 'kenmerk'],
} as const

/** Looks up a fact by its possible labels; null when it is absent. */
const lookUp = (facts: ReadonlyMap<string, string>) => (name: keyof typeof labels) =>
  labels[name].map(label => facts.get(label)).find(Boolean) ?? null

/** The terms in the labelled lines of a description; null for absent ones. */
export const factsIn = (html: string | null | undefined) => lookUp(labelled(html))

/**
 * The draft of an assignment page: from its JobPosting, else from the facts beside it and the labelled lines of its
 * description, where the posting is silent or implausible.
 * @throws RefusedItem
 */
export function postingDraft({ id, url, html }: PostingPage, rules: PostingRules): ReadDraft {
  const posting = jobPostingIn(html)
  if (!posting) throw new RefusedItem('De pagina bevat geen opdracht.')
  const pageFact = lookUp(rules.facts ? factsBeside(html, rules.facts) : new Map())
  const textFact = factsIn(posting.description)
  const fact: typeof textFact = name => pageFact(name) ?? textFact(name)
  return assignmentDraft({
    id,
    title: posting.title,
    organization: clientOf(posting, rules),
    description: posting.description,
    publishedAt: writtenMoment(posting.datePosted, 'start'),
    closing: writtenClosing(pageFact('closing'), posting.validThrough),
    closingParty: rules.closingParty ?? null,
    place: placeOf(posting) ?? fact('place'),
    url: sourceUrl(url) ?? sourceUrl(posting.url),
    workplace: { names: [posting.jobLocationType] },
    terms: {
      ...payOf(posting, rules, fact('rate')),
      hoursPerWeek: writtenHours(posting.workHours ?? fact('hours')),
      startDate: writtenDay(posting.jobStartDate ?? fact('start'), 'start'),
      endDate: writtenDay(fact('end'), 'end'),
      positions: writtenNumber(posting.totalJobOpenings ?? fact('positions')),
      isExtendable: writtenExtension(fact('extendable')),
      reference: fact('reference'),
    },
  })
}

function clientOf({ description, hiringOrganization }: JobPosting, { broker, client }: PostingRules): string {
  const [, name] = client?.exec(plainText((description ?? '').slice(0, MAX_CLIENT_SEARCH))) ?? []
  return name ?? (hiringOrganization?.name || broker)
}

/** The places of an assignment: 'Assen, Drenthe / Emmen, Drenthe'. */
function placeOf({ jobLocation, jobLocationType }: JobPosting): string | null {
  const places = unique(jobLocation.map(nameOfPlace).filter(Boolean)).join(' / ')
  return places || (/^telecommute$/i.test(jobLocationType ?? '') ? 'Thuiswerken' : null)
}

/** Place, region and, outside the Netherlands, country; skips duplicates, because some sites use one text for all. */
function nameOfPlace({ name, address }: JobPosting['jobLocation'][number]): string {
  const { addressLocality, addressRegion, addressCountry } = address ?? {}
  const country = addressCountry?.name ?? ''
  const parts = [addressLocality, addressRegion, home.has(country.trim().toLowerCase()) ? '' : country]
  return unique(parts.map(part => part?.trim()).filter(Boolean)).join(', ') || (name?.trim() ?? '')
}

function payOf(posting: JobPosting, { isSalaryDummy }: PostingRules, written: string | null): Pay {
  const salary = isSalaryDummy ? null : salaryOf(posting)
  const pay = salary?.rateNote === null ? salary : writtenPay(written)
  const isSilent = pay.rateNote === null && pay.rates.every(rate => rate === null)
  return isSilent && !isSalaryDummy ? { ...pay, rateNote: salary?.rateNote ?? otherSalary(posting) } : pay
}

/** The names and UN/CEFACT codes of units. */
const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    uur: 'uur hour hours hourly hur hr h u',
    dag: 'dag day daily d',
    week: 'week weekly wee wk',
    maand: 'maand month monthly mon mnd',
    jaar: 'jaar year yearly annual annually ann',
  }).flatMap(([unit, names]) => names.split(' ').map(name => [name, unit] as const)),
)

type Salary = NonNullable<JobPosting['baseSalary']>
/** Our word for the unit, or else the source's. */
function unitOf({ unitText }: Salary): string | null {
  const words = ownWords(unitText?.replace(/^https?:.*\/|^\s*(?:per[ _]|p\.?\/|\/)\s*/i, ''))
  return words && (units.get(words.toLowerCase()) ?? words)
}
const currencyOf = ({ currency }: Salary): string =>
  /^(?:€|euros?)$/i.test(currency?.trim() ?? '') ? 'EUR' : (currency?.trim().toUpperCase() ?? '')

/** A salary that is not in euros an hour, in words: '€ 720 per dag', 'GBP 80–95 per uur'. */
function otherSalary({ baseSalary }: JobPosting): string | null {
  if (!baseSalary) return null
  const { value, minValue, maxValue } = baseSalary
  const [unit, currency] = [unitOf(baseSalary), currencyOf(baseSalary)]
  const amounts = [writtenNumber(minValue), writtenNumber(maxValue) ?? writtenNumber(value)].filter(amount => amount)
  if ((unit === 'uur' && currency === 'EUR') || !/^[A-Z]{3}$/.test(currency) || amounts.length === 0) return null
  const text = [...new Set(amounts)].map(amount => amount!.toLocaleString('nl-NL')).join('–')
  return `${currency === 'EUR' ? '€' : currency} ${text}${unit ? ` per ${unit}` : ''}`
}

/** Plausibility: sites enter dummies, so only positive amounts in euros an hour count, and otherwise words. */
function salaryOf({ baseSalary }: JobPosting): Pay | null {
  if (!baseSalary) return null
  if (baseSalary.words) return knownPay(writtenPay(baseSalary.words))
  const { value, minValue, maxValue } = baseSalary
  const unit = unitOf(baseSalary)
  if (currencyOf(baseSalary) !== 'EUR') return null
  if (!unit && value && writtenNumber(value) === null) return writtenPay(value)
  if (unit !== 'uur') return null
  const rates = [writtenNumber(minValue), writtenNumber(maxValue) ?? writtenNumber(value)] as const
  if (rates.some(rate => rate)) return { rates, rateNote: null }
  return value && writtenNumber(value) === null ? knownPay(writtenPay(`${value} per uur`)) : null
}

const knownPay = (pay: Pay): Pay | null =>
  pay.rateNote === null && pay.rates.every(rate => rate === null) ? null : pay
