/** Synonyms in titles, one group per line; the first word is canonical. */
const SYNONYMS = `
leider manager hoofd teamlead leidinggevende
ontwikkelaar developer programmeur
adviseur consultant raadgever advisor adviser specialist
beheerder administrator
toezichthouder opzichter
medewerker ondersteuner assistent support
analist analyst
engineer ingenieur
jurist juridisch
econoom economie
ontwerper designer
inkoper inkoop buyer
coordinator coordinatie
secretaris secretary
personeel hr hrm po
beveiliging security
gegevens data
applicatie functioneel
arbeid personeel
bouw nieuwbouw`

/** Abbreviations other than initials. */
const EXPANSIONS: Readonly<Record<string, string>> = {
  azc: 'opvang locatie',
  dwh: 'datawarehouse',
  grex: 'grond exploitatie',
  grexen: 'grond exploitatie',
  linacs: 'lineaire versnellers',
  pbm: 'beschermingsmiddelen',
  pbms: 'beschermingsmiddelen',
  vri: 'verkeersregelinstallatie',
  vris: 'verkeersregelinstallatie',
}

const canonicalOf = new Map(
  SYNONYMS.trim()
    .split('\n')
    .map(line => line.split(' '))
    .flatMap(([kept, ...others]) => others.map(other => [other, kept!] as const)),
)

export const canonicalWords = (word: string): readonly string[] =>
  Object.hasOwn(EXPANSIONS, word) ? EXPANSIONS[word]!.split(' ') : [canonicalOf.get(word) ?? word]
