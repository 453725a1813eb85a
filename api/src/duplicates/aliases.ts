/** Bodies that are known by an abbreviation, which is not always made of the first letters of their words. */
const abbreviations: Readonly<Record<string, string>> = {
  acm: 'autoriteit consument en markt',
  afm: 'autoriteit financiele markten',
  cak: 'centraal administratie kantoor',
  cbr: 'centraal bureau rijvaardigheidsbewijzen',
  cbs: 'centraal bureau voor de statistiek',
  cibg: 'centraal informatiepunt beroepen gezondheidszorg',
  ciz: 'centrum indicatiestelling zorg',
  cjib: 'centraal justitieel incassobureau',
  coa: 'centraal orgaan opvang asielzoekers',
  dji: 'dienst justitiele inrichtingen',
  dnb: 'de nederlandsche bank',
  duo: 'dienst uitvoering onderwijs',
  hdsr: 'hoogheemraadschap de stichtse rijnlanden',
  hhnk: 'hoogheemraadschap hollands noorderkwartier',
  ienw: 'ministerie van infrastructuur en waterstaat',
  ind: 'immigratie en naturalisatiedienst',
  jenv: 'ministerie van justitie en veiligheid',
  kb: 'koninklijke bibliotheek',
  knmi: 'koninklijk nederlands meteorologisch instituut',
  kvk: 'kamer van koophandel',
  nfi: 'nederlands forensisch instituut',
  nvwa: 'nederlandse voedsel en warenautoriteit',
  ocw: 'ministerie van onderwijs cultuur en wetenschap',
  odmh: 'omgevingsdienst midden holland',
  odnhn: 'omgevingsdienst noord holland noord',
  odnzkg: 'omgevingsdienst noordzeekanaalgebied',
  odru: 'omgevingsdienst regio utrecht',
  om: 'openbaar ministerie',
  rdw: 'dienst wegverkeer',
  rivm: 'rijksinstituut volksgezondheid en milieu',
  rvb: 'rijksvastgoedbedrijf',
  rvo: 'rijksdienst voor ondernemend nederland',
  rws: 'rijkswaterstaat',
  svb: 'sociale verzekeringsbank',
  szw: 'ministerie van sociale zaken en werkgelegenheid',
  uwv: 'uitvoeringsinstituut werknemersverzekeringen',
  vng: 'vereniging van nederlandse gemeenten',
  vws: 'ministerie van volksgezondheid welzijn en sport',
}
const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bprov\./g, 'provincie '],
  [/\bgem\./g, 'gemeente '],
  [/\bmin\./g, 'ministerie '],
]

/** The name of an organisation in full, in lower case: 'Prov. Overijssel', 'CBS'. */
export function inFull(name: string): string {
  const lower = shortened.reduce((text, [short, whole]) => text.replace(short, whole), name.toLowerCase())
  return lower.replace(/\p{L}+/gu, word => (Object.hasOwn(abbreviations, word) ? abbreviations[word]! : word))
}
