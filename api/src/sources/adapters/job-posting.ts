import { Parser } from 'htmlparser2'
import { z } from 'zod'

const text = z.string().nullish().catch(null)
const textOrNumber = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
/** schema.org lets every value be a list; the first is meant. */
const one = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(value => (Array.isArray(value) ? (value[0] as unknown) : value), shape)

const named = one(
  z
    .union([z.string().transform(name => ({ name })), z.object({ name: text, value: textOrNumber })])
    .nullish()
    .catch(null),
)

/**
 * Whitelist of https://schema.org/JobPosting: contact points, street addresses and people are dropped. What is not as it
 * should be is null.
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
  jobLocation: one(
    z
      .object({
        address: one(
          z.object({ addressLocality: text, addressRegion: text, addressCountry: named }).nullish().catch(null),
        ),
      })
      .nullish()
      .catch(null),
  ),
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

/** JSON-LD is a node, a list of nodes, or a graph of nodes. */
function postingIn(value: unknown, depth: number): JobPosting | null {
  if (typeof value !== 'object' || value === null || depth === 0) return null
  const nodes = Array.isArray(value) ? (value as unknown[]) : 'mainEntity' in value ? [value.mainEntity] : []
  if ('@type' in value && [value['@type']].flat().includes('JobPosting'))
    return jobPosting.safeParse(value).data ?? null
  const inner = '@graph' in value && Array.isArray(value['@graph']) ? (value['@graph'] as unknown[]) : nodes
  for (const node of inner) {
    const found = postingIn(node, depth - 1)
    if (found) return found
  }
  return null
}

function parsed(script: string): unknown {
  try {
    // Line breaks within strings are not JSON, but common.
    return JSON.parse(script.replace(/[\r\n\t]+/g, ' ')) as unknown
  } catch {
    return null
  }
}

/** Contents of the elements `<script type="application/ld+json">`. */
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
