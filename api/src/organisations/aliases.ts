/** Bodies that are known by an abbreviation, which is not always made of the first letters of their words. */
export const abbreviations: Readonly<Record<string, string>> = {
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
  dcmr: 'dcmr milieudienst rijnmond',
  hdsr: 'hoogheemraadschap de stichtse rijnlanden',
  hhd: 'hoogheemraadschap delfland',
  hhr: 'hoogheemraadschap rijnland',
  hhsk: 'hoogheemraadschap schieland en de krimpenerwaard',
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
  rdw: 'rijksdienst wegverkeer',
  rivm: 'rijksinstituut volksgezondheid en milieu',
  rvb: 'rijksvastgoedbedrijf',
  rvo: 'rijksdienst voor ondernemend nederland',
  rws: 'rijkswaterstaat',
  svb: 'sociale verzekeringsbank',
  bzk: 'ministerie van binnenlandse zaken en koninkrijksrelaties',
  ezk: 'ministerie van economische zaken en klimaat',
  lvvn: 'ministerie van landbouw visserij voedselzekerheid en natuur',
  nza: 'nederlandse zorgautoriteit',
  om: 'openbaar ministerie',
  kmar: 'koninklijke marechaussee',
  szw: 'ministerie van sociale zaken en werkgelegenheid',
  uwv: 'uitvoeringsinstituut werknemersverzekeringen',
  vng: 'vereniging van nederlandse gemeenten',
  wbd: 'waterschap brabantse delta',
  wdod: 'waterschap drents overijsselse delta',
  wdodelta: 'waterschap drents overijsselse delta',
  wrij: 'waterschap rijn en ijssel',
  wshd: 'waterschap hollandse delta',
  wsrl: 'waterschap rivierenland',
  wsvv: 'waterschap vallei en veluwe',
  vws: 'ministerie van volksgezondheid welzijn en sport',
}
const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bi ?(?:&|en) ?w\b/g, 'infrastructuur en waterstaat'],
  [/\bj ?(?:&|en) ?v\b/g, 'justitie en veiligheid'],
  [/\b(?:den bosch|'s-hertogenbosch)/g, 'hertogenbosch'],
  [/\b(?:den haag|'s-gravenhage|the hague)/g, 'gravenhage'],
  [/frysl[aâ]n/g, 'friesland'],
  [/\bprov\./g, 'provincie '],
  [/\bgem\./g, 'gemeente '],
  [/\ba\/z\b/g, 'aan zee'],
  [/\ba\/d\b/g, 'aan den'],
  [/\bmin\./g, 'ministerie '],
]

/** The name of an organisation in full, in lower case: 'Prov. Overijssel', 'CBS'. */
export function inFull(name: string): string {
  const lower = shortened.reduce((text, [short, whole]) => text.replace(short, whole), name.toLowerCase())
  return lower.replace(/\p{L}+/gu, word => (Object.hasOwn(abbreviations, word) ? abbreviations[word]! : word))
}

/** Agencies that some sites list under their ministry. */
const MINISTRIES: readonly (readonly [ministry: string, agencies: RegExp])[] = [
  ['ienw', /rijkswaterstaat|infrastructuur en waterstaat|meteorologisch|leefomgeving en transport/],
  ['jenv', /justiti|immigratie|raad voor de kinderbescherming|forensisch|asielzoekers|politie/],
  ['fin', /belastingdienst|ministerie van financien|douane|toeslagen/],
  ['ocw', /uitvoering onderwijs|onderwijs cultuur|cultureel erfgoed/],
  ['ez', /ondernemend nederland|economische zaken|telecom|digitale infrastructuur/],
  ['lnv', /landbouw|voedsel en waren/],
  ['vws', /volksgezondheid|gezondheidszorg/],
  ['szw', /sociale zaken|arbeidsinspectie/],
  ['bzk', /binnenlandse zaken|rijksvastgoedbedrijf|logius|rvig|identiteitsgegevens/],
  ['def', /defensie|marechaussee|materieel/],
]

export function ministryOf(name: string): string | null {
  const whole = inFull(name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/,/g, ''))
  return MINISTRIES.find(([, agencies]) => agencies.test(whole))?.[0] ?? null
}
