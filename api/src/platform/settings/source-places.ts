import { z } from 'zod'
import { webAddress, wholeNumber } from './kinds.js'

export interface DeclaredVariable<Value> {
  readonly variable: string
  readonly standard: Value
}

/** The settings by which a source is located. */
export interface DeclaredPlace {
  /** With a default of null the source is not read until the variable is set. */
  readonly baseUrl: DeclaredVariable<string | null>
  /** The base address of single notices, where it differs. */
  readonly siteUrl?: DeclaredVariable<string>
  /** How many days back the first import reads; a number when it is not configurable. */
  readonly days: DeclaredVariable<number> | number
}

/** The part of a connector that the settings use. */
export interface DeclaredSource {
  readonly key: string
  readonly lists: string
  readonly place: DeclaredPlace
}

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

/** Resolves the addresses of a source, null without an address; or returns a sentence for each invalid variable. */
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
