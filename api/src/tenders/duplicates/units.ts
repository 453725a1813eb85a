import { plainWords } from '../organisations/plain-words.js'

/** The organisational unit of an assignment: 'team Dagloon', 'de keten Omzetbelasting', 'afdeling Maritieme Systemen'. */
const UNIT =
  /\b([Tt]eam|[Kk]eten|[Aa]fdeling|[Dd]irectie|[Dd]ivisie|[Dd]omein|[Pp]rogramma|[Cc]luster|[Tt]ribe|[Ss]quad|[Pp]roject|[Pp]rojectteam)(?: de| het| van)? ((?:\p{Lu}[\p{L}\p{N}-]*(?: (?:en|&|van|de|voor) (?=\p{Lu})| (?=\p{Lu}))?)+)/gu

/** The words of the names, by kind of unit. */
export function unitsIn(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, kind, name] of text.matchAll(UNIT)) {
    const words = found.get(kind!.toLowerCase()) ?? new Set()
    for (const word of plainWords(name!)) if (word.length >= MIN_NAME) words.add(word)
    if (words.size > 0) found.set(kind!.toLowerCase(), words)
  }
  return found
}

const MIN_NAME = 3
