/**
 * Code list non-award-justification of eForms (BT-144), with a sentence for each code.
 * https://op.europa.eu/en/web/eu-vocabularies/dataset/-/resource?uri=http://publications.europa.eu/resource/dataset/non-award-justification
 */
const byCode: ReadonlyMap<string, string> = new Map([
  ['all-rej', 'Alle inschrijvingen of verzoeken tot deelname zijn ingetrokken of niet ontvankelijk verklaard.'],
  ['chan-need', 'De opdrachtgever heeft andere behoeften gekregen.'],
  ['ins-fund', 'De opdrachtgever heeft niet genoeg middelen.'],
  ['no-rece', 'Er zijn geen inschrijvingen of verzoeken tot deelname ontvangen.'],
  ['no-signed', 'De hoogst geëindigde inschrijver heeft het contract niet willen ondertekenen.'],
  ['one-admis', 'Er is maar één ontvankelijke inschrijving ontvangen.'],
  ['other', 'De opdrachtgever noemt een andere reden.'],
  ['rev-body', 'Een rechter of een andere beroepsinstantie heeft zo besloten.'],
  ['rev-buyer', 'De opdrachtgever heeft de gunning herzien op verzoek van een inschrijver.'],
  ['tch-pr-error', 'De opdrachtgever heeft technische of procedurele fouten gemaakt.'],
])

export const nonAwardReason = (code: string | null | undefined): string | null => byCode.get(code ?? '') ?? null

/** Words that only the Dutch or English label of one code contains, even when the labels are reworded. */
const signs: readonly (readonly [sign: RegExp, code: string])[] = [
  [/hoogst gerangschikte|highest ranked/i, 'no-signed'],
  [/slechts [ée]+n|only one/i, 'one-admis'],
  [/technische of procedurele|technical or procedural/i, 'tch-pr-error'],
  [/herziening van de gunning|review the award/i, 'rev-buyer'],
  [/beroepsinstantie|review body/i, 'rev-body'],
  [/gewijzigde behoeften|change in needs/i, 'chan-need'],
  [/ontoereikende middelen|insufficient funds/i, 'ins-fund'],
  [/zijn geen inschrijvingen|^no tenders/i, 'no-rece'],
  [/ingetrokken|withdrawn/i, 'all-rej'],
  [/^(?:andere|overige?|other)\b/i, 'other'],
]

/** The reason whose label a page shows; null for the buyer's own text. */
export const nonAwardReasonInWords = (label: string): string | null =>
  nonAwardReason(signs.find(([sign]) => sign.test(label))?.[1])

/** PROCUREMENT_UNSUCCESSFUL of the forms of R2.0.9. */
export const UNSUCCESSFUL =
  'Er zijn geen inschrijvingen of verzoeken tot deelname ontvangen, of ze zijn alle afgewezen.'
/** PROCUREMENT_DISCONTINUED of the forms of R2.0.9. */
export const DISCONTINUED = 'De opdrachtgever heeft de procedure stopgezet.'
/** An OCDS release with the tag awardCancellation. */
export const AWARD_CANCELLED = 'De gunning is ingetrokken.'
export const ENDED_EARLY = 'De procedure is vroegtijdig beëindigd.'
