import type { Profile } from './profile.js'

const DUTCH = /\b(?:de|het|een|en|van|voor|bij|met|naar)\b/gi
const ENGLISH = /\b(?:the|and|of|for|with|to)\b/gi

/** Null when undecided. */
function languageOf({ tender }: Profile): 'dutch' | 'english' | null {
  const text = `${tender.title} ${(tender.description ?? '').slice(0, BEGINNING)}`
  const [dutch, english] = [text.match(DUTCH)?.length ?? 0, text.match(ENGLISH)?.length ?? 0]
  if (dutch === english) return null
  return dutch > english ? 'dutch' : 'english'
}

const BEGINNING = 400

/** Words of a translation cannot be compared. */
export function areInOneLanguage(one: Profile, other: Profile): boolean {
  const [ours, theirs] = [languageOf(one), languageOf(other)]
  return ours === theirs || ours === null || theirs === null
}
