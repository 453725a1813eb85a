import { Parser } from 'htmlparser2'
import { z } from 'zod'

/** In JSON-LD every value may be a list, of which the first is taken, or an object with its language or type. */
const one = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(value => {
    const first: unknown = Array.isArray(value)
      ? (value as unknown[]).find(each => each !== null && each !== '')
      : value
    return typeof first === 'object' && first !== null && '@value' in first ? first['@value'] : first
  }, shape)
/** A thing stands for its name. */
const text = one(
  z
    .union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
    .nullish()
    .catch(null),
)
const reference = one(
  z
    .union([z.string(), z.object({ '@id': z.string() }).transform(thing => thing['@id'])])
    .nullish()
    .catch(null),
)
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
      z
        .union([z.string(), z.number().transform(String)])
        .transform(words => ({ ...figures.parse({}), words, currency: null })),
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
const hours = quantity.transform(given => {
  const stated = given?.minValue && given.maxValue ? `${given.minValue}-${given.maxValue}` : (given?.value ?? null)
  return stated && given?.unitText ? `${stated} ${given.unitText}` : stated
})

/**
 * Whitelist of https://schema.org/JobPosting without contact points, street addresses and people. Invalid values become
 * null.
 */
const jobPosting = z
  .object({
    title: text,
    name: text,
    description: text,
    datePosted: text,
    validThrough: textOrNumber,
    jobStartDate: text,
    workHours: hours,
    jobLocationType: text,
    totalJobOpenings: textOrNumber,
    url: reference,
    hiringOrganization: named,
    jobLocation: locations,
    baseSalary: salary,
  })
  .transform(({ name, ...posting }) => ({ ...posting, title: posting.title || name }))
export type JobPosting = z.infer<typeof jobPosting>

const MAX_DEPTH = 5

/** The first JobPosting in the JSON-LD of a page; null when there is none. */
export function jobPostingIn(html: string): JobPosting | null {
  const documents = scriptsOf(html).map(parsed)
  for (const document of documents) {
    const found = postingIn(document, MAX_DEPTH)
    if (!found) continue
    linkReferences(documents)
    return jobPosting.safeParse(found).data ?? null
  }
  return null
}

/**
 * A posting may refer to its organisation and place by the `@id` of other nodes of the page. Each reference becomes the node itself, because
 * copies of nodes that refer to each other would multiply.
 */
function linkReferences(documents: readonly unknown[]): void {
  const nodes = new Map<unknown, object>()
  const references: { readonly '@id': unknown }[] = []
  const collect = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth === 0) return
    if ('@id' in value) {
      if (Object.keys(value).length === 1) references.push(value)
      else if (!nodes.has(value['@id'])) nodes.set(value['@id'], value)
    }
    for (const inner of Object.values(value)) collect(inner, depth - 1)
  }
  collect(documents, MAX_DEPTH + 1)
  for (const reference of references) Object.assign(reference, nodes.get(reference['@id']))
}

/** A type is a name, or its IRI: `https://schema.org/JobPosting`. */
const isJobPosting = (type: unknown): boolean => typeof type === 'string' && /(?:^|[/#:])JobPosting$/.test(type)

/** JSON-LD is a node, a list of nodes or a graph of nodes. */
function postingIn(value: unknown, depth: number): object | null {
  if (typeof value !== 'object' || value === null || depth === 0) return null
  const type: unknown = '@type' in value ? value['@type'] : 'type' in value ? value.type : null
  if ([type].flat().some(isJobPosting)) return value
  for (const node of innerNodes(value)) {
    const found = postingIn(node, depth - 1)
    if (found) return found
  }
  return null
}

/** A list of several items is an overview of other pages. */
function innerNodes(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value
  const valuesOf = (name: string): readonly unknown[] =>
    name in value ? [value[name as keyof typeof value]].flat() : []
  const lists = ['itemListElement', 'hasPart'].map(valuesOf).filter(items => items.length === 1)
  return [...['@graph', 'mainEntity', 'item', 'about'].flatMap(valuesOf), ...lists.flat()]
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

/** Names of properties in full, or with the usual prefix. */
const PREFIX = /"(?:https?:\/\/schema\.org\/|schema:)(?=\w+"\s?:)/g

function parsed(script: string): unknown {
  // Line breaks within strings are common, but invalid JSON.
  const onOneLine = (text: string) => text.replace(/[\r\n\t]+/g, ' ').replace(PREFIX, '"')
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
