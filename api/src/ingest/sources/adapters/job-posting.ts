import { Parser } from 'htmlparser2'
import { z } from 'zod'

/** In schema.org every value may be a list; takes the first value. */
const one = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(value => (Array.isArray(value) ? (value[0] as unknown) : value), shape)
const text = one(z.string().nullish().catch(null))
const textOrNumber = one(
  z
    .union([z.string(), z.number().transform(String)])
    .nullish()
    .catch(null),
)

const named = one(
  z
    .union([z.string().transform(name => ({ name })), z.object({ name: text, value: textOrNumber })])
    .nullish()
    .catch(null),
)

/** A text is the name of the place. */
const address = one(
  z
    .union([
      z.string().transform(addressLocality => ({ addressLocality, addressRegion: null, addressCountry: null })),
      z.object({ addressLocality: text, addressRegion: text, addressCountry: named }),
    ])
    .nullish()
    .catch(null),
)
const location = one(
  z
    .union([
      z.string().transform(addressLocality => ({
        address: { addressLocality, addressRegion: null, addressCountry: null },
      })),
      z.object({ address }),
    ])
    .nullish()
    .catch(null),
)

/**
 * Whitelist of https://schema.org/JobPosting without contact points, street addresses and people. Invalid values become
 * null.
 */
const jobPosting = z.object({
  title: text,
  description: text,
  datePosted: text,
  validThrough: text,
  jobStartDate: text,
  workHours: textOrNumber,
  jobLocationType: text,
  totalJobOpenings: textOrNumber,
  url: text,
  hiringOrganization: named,
  jobLocation: location,
  baseSalary: one(
    z
      .object({
        currency: text,
        value: one(
          z
            .object({ value: textOrNumber, minValue: textOrNumber, maxValue: textOrNumber, unitText: text })
            .nullish()
            .catch(null),
        ),
      })
      .nullish()
      .catch(null),
  ),
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
  const nodes = Array.isArray(value) ? (value as unknown[]) : 'mainEntity' in value ? [value.mainEntity] : []
  if ('@type' in value && [value['@type']].flat().some(isJobPosting)) return jobPosting.safeParse(value).data ?? null
  const inner = '@graph' in value && Array.isArray(value['@graph']) ? (value['@graph'] as unknown[]) : nodes
  for (const node of inner) {
    const found = postingIn(node, depth - 1)
    if (found) return found
  }
  return null
}

const OPENING = /^(?:(?:\/\*|\/\/)?\s{0,9}<!\[CDATA\[\s{0,9}(?:\*\/)?|<!--)/
const CLOSING = /(?:(?:\/\*|\/\/)?\s{0,9}\]\]>\s{0,9}(?:\*\/)?|(?:\/\/)?\s{0,9}-->|[;,])$/
/** Long enough for any end of an envelope; limits the part of a hostile text to which a pattern is applied. */
const END_LENGTH = 40
const MAX_CLOSINGS = 3

/** Removes CDATA, a surrounding comment, and a superfluous comma or semicolon: common, but invalid JSON. */
function withoutEnvelope(script: string): string {
  let text = script.trim().replace(OPENING, '')
  for (let times = 0; times < MAX_CLOSINGS; times++)
    text = (text.slice(0, -END_LENGTH) + text.slice(-END_LENGTH).replace(CLOSING, '')).trimEnd()
  return text.replace(STRING_OR_COMMA, (whole, string?: string) => string ?? whole.slice(1))
}
/** Matches an unterminated string as a whole, so that no other position in it is tried. */
const STRING_OR_COMMA = /("(?:[^"\\]|\\.)*"?)|,(?=\s*[\]}])/g

function parsed(script: string): unknown {
  // Line breaks within strings are common, but invalid JSON.
  const text = script.replace(/[\r\n\t]+/g, ' ')
  for (const json of [() => text, () => withoutEnvelope(text)])
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
