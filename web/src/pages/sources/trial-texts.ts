import { pluralize, number } from '../../platform/dutch'
import type { TrySourceMutation } from './AddSource.generated'
import { MAX_TRIED_ENTRIES } from '../../limits.generated'

type Trial = TrySourceMutation['trySource']

export function trialText({ count, drafts }: Pick<Trial, 'count' | 'drafts'>): string {
  if (count === 0) return 'De lijst kan worden gelezen, maar er staat nu niets in.'
  const found = `${pluralize(count, 'bericht', 'berichten')} gevonden`
  if (drafts.length === 0) return `${found}, maar ${unusable(count)} niet te gebruiken.`
  if (drafts.length === count) return `${found}. Dit zou worden opgeslagen:`
  return `${found}. Van de eerste ${number(Math.min(count, MAX_TRIED_ENTRIES))} zou dit worden opgeslagen:`
}

function unusable(count: number): string {
  if (count === 1) return 'dit is'
  return count > MAX_TRIED_ENTRIES ? `de eerste ${MAX_TRIED_ENTRIES} zijn` : 'ze zijn'
}

export const refusalText = (count: number): string =>
  count === 1 ? '1 bericht kan niet worden gebruikt:' : `${number(count)} berichten kunnen niet worden gebruikt:`

export const adapterOptions = [
  { value: 'FEED', label: 'Feed (RSS, Atom of JSON)' },
  { value: 'OCDS', label: 'Open data (OCDS)' },
] as const

export const tenderTypeOptions = [
  { value: 'FREELANCE_CONTRACT', label: 'Opdrachten' },
  { value: 'EU_PROCUREMENT', label: 'Aanbestedingen' },
] as const

export const missingIn = ({ name, address }: { readonly name: string; readonly address: string }) => ({
  ...(name.trim() ? {} : { name: 'Geef de bron een naam.' }),
  ...(address.trim() ? {} : { address: 'Vul het adres van de lijst in.' }),
})
