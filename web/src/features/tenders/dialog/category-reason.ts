interface CategoryLink {
  readonly confidence: number
  readonly source: string
  readonly matchedKeywords: readonly string[]
}

/** '92%'; empty for a manual choice and when nothing was found, because these have no probability. */
export const percentageText = ({ confidence, source, matchedKeywords }: CategoryLink): string =>
  source === 'manual' || matchedKeywords.length === 0 ? '' : `${Math.round(confidence * 100)}%`

/** 'zaaksysteem, CPV 72262000': keywords from the list, CPV codes, and the nature of the contract. */
export function reasonText({ source, matchedKeywords }: CategoryLink): string {
  if (source === 'manual') return 'Gekozen door een beheerder'
  if (matchedKeywords.length === 0) return 'Geen trefwoord gevonden'
  return matchedKeywords.join(', ')
}
