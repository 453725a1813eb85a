/** More than anybody means. */
const MAX_MENTIONS = 10

/** The words after each '@' that may begin a name, in lower case. */
export function mentionedWords(text: string): string[] {
  const words = [...text.matchAll(/(?<![\p{L}\p{N}.@])@([\p{L}\p{N}][\p{L}\p{N}._'-]*)/gu)].map(([, word]) =>
    word!.toLowerCase().replace(/[._'-]+$/, ''),
  )
  return [...new Set(words)].slice(0, MAX_MENTIONS)
}

export interface Mentionable {
  readonly id: string
  readonly username: string
  readonly firstName: string | null
  readonly lastName: string | null
}

/**
 * The people whom a text mentions: '@gebruikersnaam', '@Voornaam Achternaam', or '@Voornaam' when only one of them has that name.
 * @param people all who may be mentioned in this text
 */
export function mentionedIn(text: string, people: readonly Mentionable[]): string[] {
  const lower = text.toLowerCase()
  const found = new Set<string>()
  for (const word of mentionedWords(text)) {
    const whole = people.filter(one => {
      const name = [one.firstName, one.lastName].filter(Boolean).join(' ').toLowerCase()
      return one.username.toLowerCase() === word || (name.includes(' ') && isWord(lower, `@${name}`))
    })
    const named = people.filter(one => one.firstName?.toLowerCase() === word)
    for (const { id } of whole.length > 0 ? whole : named.length === 1 ? named : []) found.add(id)
  }
  return [...found].slice(0, MAX_MENTIONS)
}

/** The text has these characters, and no letter or digit follows them. */
function isWord(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at + part.length))) return true
  return false
}
