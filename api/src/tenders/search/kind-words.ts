import { TenderType } from '../../reference/tender-values.js'
import { keyOfTerm } from './stem.js'
import type { Alternative, Wish } from './wish.js'

const keys = (words: string) => new Set(words.trim().split(/\s+/).map(keyOfTerm))

/** Words that phrase a request and do not distinguish notices. */
const asking = keys(`
  ik wij we me mij mijn zoek zoekt zoeken gezocht vind vinden waar welke welk wie wat hoe kan kun kunnen wil willen graag
  actuele actueel openstaande lopende beschikbaar beschikbare aanvraag aanvragen opdracht opdrachten klus klussen gevraagd
  nodig looking for find wanted show toon laat zien heeft hebben heb moet moeten mag mogen gaat gaan komt komen doen doet
  ergens iemand iets mensen er nu momenteel vandaag alle overzicht lijst info deze dit dat die als ook nog
  helpen help meehelpen meedoen reageren solliciteren beginnen starten werken werkt bezig slag inschakelen inzetten uitvoeren
  uitvoert verzorgen verzorgt regelen regelt aanbieden aanbiedt maakt koopt ingekocht gekocht besteld bestellen uitbesteedt
  bedrijf bedrijven firma partij partijen aanbieder aanbieders ondernemer ondernemers dienstverlener dienstverleners
  recent recente nieuwste laatste interessante leuke passende geschikte
  any a an the to as at is are there i you we my need needs hire hiring who where which with assignment assignments
  gig gigs role roles opportunity opportunities open available
`)

const freelance = keys(`
  zzp zzper zzpers freelance freelancer freelancers interim inhuur inhuren inhuuropdracht inhuuropdrachten detachering
  vacature vacatures baan banen job jobs zzpopdracht zzpopdrachten freelanceopdracht freelanceopdrachten interimopdracht
  interimopdrachten zelfstandige zelfstandigen
`)

const procurement = keys(`
  aanbesteding aanbestedingen tender tenders aanbesteed aanbesteden inschrijving inschrijven offerte offertes
  offerteaanvraag offerteaanvragen bestek overheidsopdracht overheidsopdrachten procurement gunning
`)

/** Words that fit any contract: 'levering van …', 'perceel 2', 'senior'. They affect the order of results only. */
const contract = keys(`
  levering leveringen leveren diensten dienst dienstverlening services service perceel percelen raamovereenkomst
  raamcontract overeenkomst contract contracten inkoop inkopen aanschaf leverancier leveranciers
  werkzaamheden supply supplies delivery uitbesteding uitbesteden
  nieuw nieuwe tijdelijk tijdelijke ervaren senior medior junior
`)

const selfEmployed = keys(`
  zzp zzper zzpers zzpopdracht zzpopdrachten freelance freelancer freelancers freelanceopdracht freelanceopdrachten
  zelfstandige zelfstandigen
`)

/** Whether a search asks for work of the self-employed, so that what excludes them is no answer. */
export const asksForSelfEmployed = (wishes: readonly Wish[]): boolean =>
  wishes.some(({ words, isExcluded }) => !isExcluded && selfEmployed.has(keyOfTerm(words)))

export type KindWord =
  | { readonly kind: 'asking' }
  | { readonly kind: 'contract' }
  | { readonly kind: 'type'; readonly alternatives: readonly Alternative[] }

export const typeCode = (type: TenderType): string => `#type${type}`

/** Whether a word phrases the request or names a kind of contract; undefined for a word about the subject. */
export function kindOf(key: string): KindWord | undefined {
  if (asking.has(key)) return { kind: 'asking' }
  if (contract.has(key)) return { kind: 'contract' }
  if (freelance.has(key)) return typed(TenderType.FREELANCE_CONTRACT)
  return procurement.has(key) ? typed(TenderType.EU_PROCUREMENT) : undefined
}

const typed = (type: TenderType): KindWord => ({ kind: 'type', alternatives: [{ code: typeCode(type) }] })
