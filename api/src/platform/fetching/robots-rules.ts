/** Denial of service: reads only the beginning of a larger file, as RFC 9309 allows from 500 KiB on. */
export const MAX_ROBOTS_BYTES = 512_000
/** Longer than any address that we read, so that such a rule could match only by its wildcards. */
const MAX_PATTERN_LENGTH = 2048

/** The rules in a site's robots.txt that apply to us. */
export interface RobotsRules {
  isAllowed(url: URL): boolean
  readonly delayMs: number
}

interface Rule {
  readonly allows: boolean
  readonly length: number
  /** The texts between the wildcards, in order; the path starts with the first one. */
  readonly parts: readonly string[]
  readonly isAnchored: boolean
}

interface Group {
  readonly rules: Rule[]
  delayMs: number
}

/**
 * Parses a robots.txt for one user agent, https://www.rfc-editor.org/rfc/rfc9309. The group that names us applies, or else the group of all
 * agents. Denial of service: matching takes time in proportion to the file, whatever its wildcards.
 */
export function parseRobots(text: string, userAgent: string): RobotsRules {
  const own = productOf(userAgent)
  const groups = new Map<string, Group>()
  let current = new Set<Group>()
  let isNamingAgents = false
  for (const line of text.split(/[\r\n]+/)) {
    const [, field, value] = /^\s*([a-z-]{1,20})\s*:([^#]*)/i.exec(line) ?? []
    if (field === undefined || value === undefined) continue
    const name = field.toLowerCase()
    if (name === 'user-agent') {
      if (!isNamingAgents) current = new Set()
      const agent = productOf(value)
      if (agent === own || agent === '*') current.add(groupOf(groups, agent))
    } else for (const group of current) apply(group, name, value.trim())
    isNamingAgents = name === 'user-agent'
  }
  const { rules, delayMs } = groups.get(own) ?? groups.get('*') ?? newGroup()
  // The longest rule decides; of equally long rules, the one that allows.
  const ordered = rules.toSorted((one, other) => other.length - one.length || Number(other.allows) - Number(one.allows))
  return {
    isAllowed({ pathname, search }) {
      const path = upperEscapes(pathname + search)
      return ordered.find(rule => isMatch(rule, path))?.allows ?? true
    },
    delayMs,
  }
}

/** The product name without its version: 'greenrocktenders' of 'GreenRockTenders/1.0'. */
const productOf = (agent: string): string => agent.split('/')[0]!.trim().toLowerCase()

const newGroup = (): Group => ({ rules: [], delayMs: 0 })

/** Merges the groups of a site for the same agent. */
function groupOf(groups: Map<string, Group>, agent: string): Group {
  const group = groups.get(agent) ?? newGroup()
  groups.set(agent, group)
  return group
}

function apply(group: Group, field: string, value: string): void {
  if (field === 'crawl-delay') group.delayMs = delayOf(value) ?? group.delayMs
  if (field !== 'allow' && field !== 'disallow') return
  if (value && value.length <= MAX_PATTERN_LENGTH) group.rules.push(ruleOf(value, field === 'allow'))
}

function delayOf(seconds: string): number | null {
  const delay = Number(seconds || Number.NaN) * 1000
  return delay >= 0 ? delay : null
}

function ruleOf(pattern: string, allows: boolean): Rule {
  const written = encoded(pattern)
  const isAnchored = written.endsWith('$')
  const [first = '', ...others] = (isAnchored ? written.slice(0, -1) : written).split('*')
  // Collapse repeated wildcards, but keep a trailing empty part for `*$`.
  const last = others.at(-1) === '' ? [''] : []
  return { allows, length: written.length, parts: [first, ...others.filter(Boolean), ...last], isAnchored }
}

/** Searches each part once, after the previous one: the earliest match leaves the most room for the rest. */
function isMatch({ parts, isAnchored }: Rule, path: string): boolean {
  if (!path.startsWith(parts[0]!)) return false
  if (isAnchored && parts.length === 1) return path === parts[0]
  let at = parts[0]!.length
  for (const [index, part] of parts.entries()) {
    if (index === 0) continue
    if (isAnchored && index === parts.length - 1) return path.length - part.length >= at && path.endsWith(part)
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return true
}

/** Escapes letters outside ASCII as a URL does. */
function encoded(pattern: string): string {
  try {
    return upperEscapes(encodeURI(pattern).replaceAll('%25', '%'))
  } catch (error) {
    if (error instanceof URIError) return pattern
    throw error
  }
}

const upperEscapes = (text: string): string => text.replaceAll(/%[0-9a-f]{2}/gi, escape => escape.toUpperCase())
