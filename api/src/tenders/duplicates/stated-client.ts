import { brokers } from '../organisations/brokers.js'
import { type Organisation, organisationOf } from '../organisations/organisation.js'

/** A capitalised name, optionally after a kind of organisation: 'Gemeente Kampen', 'de Dienst Justitiële Inrichtingen', 'UWV'. */
const NAME = String.raw`((?:[Dd]e |[Hh]et )?(?:\p{Ll}{4,} (?:van )?)?\p{Lu}[\p{L}\p{N}'’&-]*(?:,? (?:(?:van|de|den|der|het|en|op|aan|voor|in|-|&) )*\p{Lu}[\p{L}\p{N}'’&-]*)*)`

/** Phrases of brokers that publish under their own name. */
const STATEMENTS: readonly RegExp[] = [
  new RegExp(String.raw`[Oo]pdrachtgever\(s\)\s*\n\s*${NAME}`, 'u'),
  new RegExp(String.raw`\b(?:[Ee]indklant|[Oo]pdrachtgever|[Kk]lant)(?: is|:|,)? ${NAME}`, 'u'),
  new RegExp(String.raw`\b[Ff]or our (?:end )?client ${NAME}`, 'u'),
  new RegExp(String.raw`\b(?:[Vv]oor|[Nn]amens|[Bb]ij) ${NAME},? (?:zoek|zijn|is|werk|ga|vervul)`, 'u'),
]

/** Null when the text does not name the client. */
export function statedClient(text: string): Organisation | null {
  const beginning = text.slice(0, MAX_LENGTH)
  for (const pattern of STATEMENTS) {
    const name = pattern.exec(beginning)?.[1]
    if (!name) continue
    const organisation = organisationOf(name, brokers)
    if (organisation.name.size > 0) return organisation
  }
  return null
}

/** Sites state the client within this many characters. */
const MAX_LENGTH = 1000
