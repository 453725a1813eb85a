/**
 * Code list non-award-justification of eForms (BT-144), in a sentence each.
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

/** PROCUREMENT_UNSUCCESSFUL of the forms of R2.0.9. */
export const UNSUCCESSFUL =
  'Er zijn geen inschrijvingen of verzoeken tot deelname ontvangen, of ze zijn alle afgewezen.'
/** PROCUREMENT_DISCONTINUED of the same. */
export const DISCONTINUED = 'De opdrachtgever heeft de procedure stopgezet.'
/** TenderNed's isVroegtijdigBeeindigd. */
export const ENDED_EARLY = 'De procedure is vroegtijdig beëindigd.'
