import { partsOf, readTable } from './data/read-table.js'
import { type Province, provinces } from './regions.js'

interface TablePlace {
  readonly name: string
  readonly province: Province
  /** Other names of the same place, and the names of its districts. */
  readonly otherNames: readonly string[]
  /** Whether the name is also a word, or a prefix of other names: then it counts only without other words beside it. */
  readonly isWord: boolean
}

export const places: readonly TablePlace[] = readTable('places.tsv', { least: 2, most: 4 }).map(
  ([province = '', name = '', others, word = '']) => {
    if (!isProvince(province) || !['', 'word'].includes(word)) throw new Error(`places.tsv: ${name} is wrong`)
    return { name, province, otherNames: partsOf(others), isWord: word !== '' }
  },
)

function isProvince(text: string): text is Province {
  return (provinces as readonly string[]).includes(text)
}

/** The suffixes of qualified names in the table, which texts also put after a place. */
export const provinceAbbreviations: Readonly<Record<Province, readonly string[]>> = {
  Groningen: ['gn', 'gr', 'gron'],
  Friesland: ['fr', 'frl', 'fries'],
  Drenthe: ['dr', 'dre', 'drente'],
  Overijssel: ['ov', 'o', 'ovl'],
  Gelderland: ['gld', 'gd', 'geld'],
  Flevoland: ['fl', 'flev', 'fle'],
  'Noord-Holland': ['nh'],
  'Zuid-Holland': ['zh'],
  Zeeland: ['z', 'zl', 'zld'],
  Utrecht: ['ut', 'u', 'utr'],
  'Noord-Brabant': ['nb', 'nbr', 'brab'],
  Limburg: ['l', 'lb', 'lim', 'limb'],
}

/** Without hyphens and spaces. */
export const otherProvinceNames: Readonly<Record<string, Province>> = {
  fryslan: 'Friesland',
  drente: 'Drenthe',
  brabant: 'Noord-Brabant',
  nbrabant: 'Noord-Brabant',
  northbrabant: 'Noord-Brabant',
  nholland: 'Noord-Holland',
  northholland: 'Noord-Holland',
  nh: 'Noord-Holland',
  zholland: 'Zuid-Holland',
  southholland: 'Zuid-Holland',
  zh: 'Zuid-Holland',
}
