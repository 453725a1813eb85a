import pg from 'pg'

type Texts = (string | null)[]
/** The types `text[]` and `uuid[]`, which the driver has no names for. */
const TEXTS: number = 1009
const UUIDS: number = 2951
const readAny = pg.types.getTypeParser(TEXTS) as (text: string) => Texts

/**
 * An array of texts as PostgreSQL writes it: `{plain,"in quotes"}`. The driver's own parser goes by single characters, which was a
 * tenth of the garbage of a page of a list; it still reads what has escapes, NULL or arrays in it.
 */
export function readTexts(text: string): Texts {
  if (text.includes('\\') || text.includes('NULL') || text.lastIndexOf('{') > 0) return readAny(text)
  const texts: string[] = []
  const end = text.length - 1
  for (let at = 1; at < end; ) {
    const isQuoted = text[at] === '"'
    const start = isQuoted ? at + 1 : at
    const found = text.indexOf(isQuoted ? '"' : ',', start)
    const stop = found < 0 ? end : found
    texts.push(text.slice(start, stop))
    at = isQuoted ? stop + 2 : stop + 1
  }
  return texts
}

/** For all connections of this process. */
export function readTextsFast(): void {
  pg.types.setTypeParser(TEXTS, readTexts)
  pg.types.setTypeParser(UUIDS, readTexts)
}
