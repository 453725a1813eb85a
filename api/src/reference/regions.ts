export const provinces = [
  'Groningen',
  'Friesland',
  'Drenthe',
  'Overijssel',
  'Gelderland',
  'Flevoland',
  'Noord-Holland',
  'Zuid-Holland',
  'Zeeland',
  'Utrecht',
  'Noord-Brabant',
  'Limburg',
] as const

export type Province = (typeof provinces)[number]

export interface Region {
  readonly key: string
  readonly name: string
}

/** The regions in the specification: three provinces and two cities. */
const specified: readonly Region[] = [
  { key: 'noord-holland', name: 'Noord-Holland' },
  { key: 'zuid-holland', name: 'Zuid-Holland' },
  { key: 'utrecht', name: 'Utrecht' },
  { key: 'amsterdam', name: 'Amsterdam' },
  { key: 'rotterdam', name: 'Rotterdam' },
]

/** The regions in the filter: those of the specification, which cover half of the tenders, then the other provinces. */
export const regions: readonly Region[] = [
  ...specified,
  ...provinces
    .filter(province => specified.every(({ name }) => name !== province))
    .toSorted()
    .map(name => ({ key: name.toLowerCase(), name })),
]

/** NUTS 2024, level 2, and the former codes NL31 and NL33. Deeper codes start with these. */
const provinceByNuts: Readonly<Record<string, Province>> = {
  NL11: 'Groningen',
  NL12: 'Friesland',
  NL13: 'Drenthe',
  NL21: 'Overijssel',
  NL22: 'Gelderland',
  NL23: 'Flevoland',
  NL31: 'Utrecht',
  NL32: 'Noord-Holland',
  NL33: 'Zuid-Holland',
  NL34: 'Zeeland',
  NL35: 'Utrecht',
  NL36: 'Zuid-Holland',
  NL41: 'Noord-Brabant',
  NL42: 'Limburg',
}

/** The province of a set of NUTS codes; null when they name none, or several. */
export function provinceOfNuts(codes: readonly string[]): Province | null {
  const found = new Set(codes.map(code => provinceByNuts[code.slice(0, 4)]).filter(province => province !== undefined))
  const [only, ...others] = found
  return only && others.length === 0 ? only : null
}

export const findProvince = (name: string) => provinces.find(province => province.toLowerCase() === name.toLowerCase())

export function findRegion(keyOrName: string) {
  const asked = keyOrName.toLowerCase()
  return regions.find(region => region.key === asked || region.name.toLowerCase() === asked)
}
