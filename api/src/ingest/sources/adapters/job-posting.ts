import { Parser } from 'htmlparser2'
import { z } from 'zod'

/** In JSON-LD every value may be a list, of which the first is taken, or an object with its language or type. */
const one = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(value => {
    const first: unknown = Array.isArray(value) ? value[0] : value
    return typeof first === 'object' && first !== null && '@value' in first ? first['@value'] : first
  }, shape)
const text = one(z.string().nullish().catch(null))
const textOrNumber = one(
  z
    .union([z.string(), z.number().transform(String)])
    .nullish()
    .catch(null),
)

const named = one(
  z
    .union([
      z.string().transform(name => ({ name })),
      z.object({ name: text, legalName: text }).transform(({ name, legalName }) => ({ name: name || legalName })),
    ])
    .nullish()
    .catch(null),
)

const addressFields = z.object({ addressLocality: text, addressRegion: text, addressCountry: named })
/** A text is the name of the place. */
const address = one(
  z
    .union([
      z.string().transform(addressLocality => ({ addressLocality, addressRegion: null, addressCountry: null })),
      addressFields,
    ])
    .nullish()
    .catch(null),
)
const MAX_LOCATIONS = 10

/** Places, each with its name or address. */
const locations = z
  .preprocess(
    value => [value].flat().slice(0, MAX_LOCATIONS),
    z.array(
      z
        .union([
          z.string().transform(name => ({ name, address: null })),
          z
            .object({ name: text, address })
            .and(addressFields)
            .transform(({ name, address: own, ...fields }) => ({ name, address: own ?? fields })),
        ])
        .nullish()
        .catch(null),
    ),
  )
  .transform(places => places.filter(place => place !== null && place !== undefined))

const figures = z.object({
  value: textOrNumber,
  minValue: textOrNumber,
  maxValue: textOrNumber,
  unitText: text,
  unitCode: text,
})
/** A quantity, or its value alone. */
const quantity = one(
  z
    .union([z.union([z.string(), z.number()]).transform(value => figures.parse({ value })), figures])
    .nullish()
    .catch(null),
)
/** Some sites write the amount without the quantity around it, or a text. */
const salary = one(
  z
    .union([
      z.string().transform(words => ({ ...figures.parse({}), words, currency: null })),
      figures.extend({ currency: text, value: quantity }).transform(({ currency, value, ...flat }) => ({
        value: value?.value,
        minValue: value?.minValue ?? flat.minValue,
        maxValue: value?.maxValue ?? flat.maxValue,
        unitText: [value, flat].flatMap(given => given?.unitText ?? given?.unitCode ?? [])[0],
        words: null,
        currency,
      })),
    ])
    .nullish()
    .catch(null),
)
const hours = quantity.transform(given =>
  given?.minValue && given.maxValue ? `${given.minValue}-${given.maxValue}` : (given?.value ?? null),
)

/**
 * Whitelist of https://schema.org/JobPosting without contact points, street addresses and people. Invalid values become
 * null.
 */
const jobPosting = z.object({
  title: text,
  description: text,
  datePosted: text,
  validThrough: textOrNumber,
  jobStartDate: text,
  workHours: hours,
  jobLocationType: text,
  totalJobOpenings: textOrNumber,
  url: text,
  hiringOrganization: named,
  jobLocation: locations,
  baseSalary: salary,
})
export type JobPosting = z.infer<typeof jobPosting>

const MAX_DEPTH = 5

/** The first JobPosting in the JSON-LD of a page; null when there is none. */
export function jobPostingIn(html: string): JobPosting | null {
  for (const script of scriptsOf(html)) {
    const found = postingIn(parsed(script), MAX_DEPTH)
    if (found) return found
  }
  return null
}

/** A type is a name, or its IRI: `https://schema.org/JobPosting`. */
const isJobPosting = (type: unknown): boolean => typeof type === 'string' && /(?:^|[/#:])JobPosting$/.test(type)

/** JSON-LD is a node, a list of nodes or a graph of nodes. */
function postingIn(value: unknown, depth: number): JobPosting | null {
  if (typeof value !== 'object' || value === null || depth === 0) return null
  if ('@type' in value && [value['@type']].flat().some(isJobPosting)) return jobPosting.safeParse(value).data ?? null
  for (const node of innerNodes(value)) {
    const found = postingIn(node, depth - 1)
    if (found) return found
  }
  return null
}

/** A list of several items is an overview of other pages. */
function innerNodes(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value
  const items = 'itemListElement' in value ? [value.itemListElement].flat() : []
  const graph = '@graph' in value ? [value['@graph']].flat() : []
  const nodes = [...graph, 'mainEntity' in value ? value.mainEntity : null, 'item' in value ? value.item : null]
  return items.length === 1 ? [...nodes, ...items] : nodes
}

const OPENING = /^(?:(?:\/\*|\/\/)?\s{0,9}<!\[CDATA\[\s{0,9}(?:\*\/)?|<!--)/
const CLOSING = /(?:(?:\/\*|\/\/)?\s{0,9}\]\]>\s{0,9}(?:\*\/)?|(?:\/\/)?\s{0,9}-->|[;,])$/
/** Long enough for any end of an envelope; limits the part of a hostile text to which a pattern is applied. */
const END_LENGTH = 40
const MAX_CLOSINGS = 3

/** Removes CDATA, comments, and superfluous commas and semicolons: common, but invalid JSON. */
function withoutEnvelope(script: string): string {
  let text = script.trim().replace(OPENING, '')
  for (let times = 0; times < MAX_CLOSINGS; times++)
    text = (text.slice(0, -END_LENGTH) + text.slice(-END_LENGTH).replace(CLOSING, '')).trimEnd()
  return text
    .replace(STRING_OR_COMMENT, (_, string?: string) => string ?? ' ')
    .replace(STRING_OR_COMMA, (whole, string?: string) => string ?? whole.slice(1))
}
/** Matches an unterminated string or comment as a whole, so that no other position in it is tried. */
const STRING = String.raw`("(?:[^"\\]|\\.)*"?)`
const STRING_OR_COMMENT = new RegExp(String.raw`${STRING}|//[^\n]*|/\*[^*]*(?:\*(?!/)[^*]*)*(?:\*/)?`, 'gs')
const STRING_OR_COMMA = new RegExp(String.raw`${STRING}|,(?=\s*[\]}])`, 'gs')

function parsed(script: string): unknown {
  // Line breaks within strings are common, but invalid JSON.
  const onOneLine = (text: string) => text.replace(/[\r\n\t]+/g, ' ')
  // Some sites escape the script as if it were text.
  const unescaped = () => script.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  for (const json of [
    () => onOneLine(script),
    () => onOneLine(withoutEnvelope(script)),
    () => onOneLine(withoutEnvelope(unescaped())),
  ])
    try {
      return JSON.parse(json()) as unknown
    } catch {
      continue
    }
  return null
}

/** Contents of `<script type="application/ld+json">` elements. */
function scriptsOf(html: string): readonly string[] {
  const scripts: string[] = []
  let current: string[] | null = null
  const parser = new Parser({
    onopentag: (name, { type }) => {
      if (name === 'script' && /^\s*application\/ld\+json\b/i.test(type ?? '')) current = []
    },
    ontext: part => current?.push(part),
    onclosetag: name => {
      if (name !== 'script' || !current) return
      scripts.push(current.join(''))
      current = null
    },
  })
  parser.end(html)
  return scripts
}
