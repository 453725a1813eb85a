/** Words for one thing in titles of tenders and assignments, a line each; the others become the first one. */
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

/** Abbreviations that are not the first letters of words beside each other, and what they stand for. */
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

/** The word as the other one would have written it. */
export const canonicalWords = (word: string): readonly string[] =>
  Object.hasOwn(EXPANSIONS, word) ? EXPANSIONS[word]!.split(' ') : [canonicalOf.get(word) ?? word]
