import { z } from 'zod'
import { webAddress, wholeNumber } from './kinds.js'

/** An environment variable, and what holds when nobody sets it. */
export interface DeclaredVariable<Value> {
  readonly variable: string
  readonly standard: Value
}

/** Where a source says that it is read. */
export interface DeclaredPlace {
  /** With null for its standard value it is not read until somebody sets one. */
  readonly baseUrl: DeclaredVariable<string | null>
  /** Where single notices are read, if that is elsewhere. */
  readonly siteUrl?: DeclaredVariable<string>
  /** How many days back its first reading goes; a plain number when nobody has to choose. */
  readonly days: DeclaredVariable<number> | number
}

/** As much of a connector as the settings have to know. */
export interface DeclaredSource {
  readonly key: string
  readonly lists: string
  readonly place: DeclaredPlace
}

/** Where a source is read. */
export interface SourcePlace {
  readonly baseUrl: string
  readonly siteUrl?: string
  readonly days: number
}

const placeShape = z.object({
  baseUrl: webAddress().optional(),
  siteUrl: webAddress().optional(),
  days: wholeNumber(1, 365),
})

/** The place of a source, null without an address; else a sentence for each variable that is not right. */
export function readPlace(
  { place }: DeclaredSource,
  env: NodeJS.ProcessEnv,
): { readonly place: SourcePlace | null } | { readonly mistakes: readonly string[] } {
  const textOf = (declared: DeclaredVariable<string | number | null> | number | undefined) => {
    if (declared === undefined || typeof declared === 'number') return declared?.toString()
    return env[declared.variable] ?? declared.standard?.toString()
  }
  const { baseUrl, siteUrl, days } = place
  const read = placeShape.safeParse({ baseUrl: textOf(baseUrl), siteUrl: textOf(siteUrl), days: textOf(days) })
  if (!read.success)
    return { mistakes: read.error.issues.map(issue => `${nameOf(place, issue.path)} ${issue.message}`) }
  const { baseUrl: list, siteUrl: site, days: back } = read.data
  return { place: list ? { baseUrl: list, ...(site ? { siteUrl: site } : {}), days: back } : null }
}

function nameOf(place: DeclaredPlace, [part]: readonly PropertyKey[]): string {
  const declared = place[part as keyof DeclaredPlace]
  return typeof declared === 'object' ? declared.variable : String(part)
}
