import type { Page } from '@playwright/test'
import { payloads } from './payloads.js'

/** Fields with texts of sources and users, and their maximum lengths; those of users are limited when they are saved. */
const written: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'title organization description summary region province reference winner awardWinner solution reason offReason errorMessage text detail notAwardedReason oldText newText lot'
      .split(' ')
      .map(name => [name, 5000]),
  ),
  notes: 5000,
  content: 1000,
  commenterName: 100,
  device: 200,
  tags: 50,
  name: 50,
  username: 50,
  firstName: 50,
  lastName: 50,
}
/** Types whose names are our own constants. */
const ours = new Set(['Category', 'Domain', 'Source', 'Region'])

type Json = null | boolean | number | string | readonly Json[] | { [key: string]: Json }

/**
 * Replaces each text in all further answers of the server by the next payload: as if sources and users were hostile,
 * and every sanitiser had failed.
 * @param start the number of the first payload
 */
export async function poisoned(page: Page, start = 0): Promise<{ readonly given: readonly string[] }> {
  let next = start
  const given: string[] = []
  const payload = (limit: number) => {
    const one = payloads[next++ % payloads.length]!.slice(0, limit)
    given.push(one)
    return one
  }
  const poison = (value: Json, key: string): Json => {
    if (typeof value === 'string') return written[key] && value !== '' ? payload(written[key]) : value
    if (Array.isArray(value)) return value.map((one: Json) => poison(one, key))
    if (value === null || typeof value !== 'object') return value
    const inside = value as { [key: string]: Json }
    if (ours.has(inside['__typename'] as string)) return value
    return Object.fromEntries(Object.entries(inside).map(([name, one]) => [name, poison(one, name)]))
  }
  await page.route('**/graphql', async route => {
    const response = await route.fetch()
    const answer = (await response.json()) as Json
    await route.fulfill({ response, json: poison(answer, '') })
  })
  return { given }
}
