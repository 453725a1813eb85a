import type { Settings } from '../../platform/settings/settings.js'
import { isAddedKey } from '../../reference/added-sources.js'
import { allSources, connectorOf, type SourceKey } from '../../reference/sources.js'

/** Without removed sources, because nothing can be done about them. */
export const watchedSources = (): readonly SourceKey[] =>
  allSources()
    .filter(({ key, readBy }) => readBy !== null || !isAddedKey(key))
    .map(({ key }) => key)

/** Samples stand in for every built-in connector; otherwise a source without an address is not read. */
export function isConfigured(
  { sources: mode, sourcePlaces }: Pick<Settings, 'sources' | 'sourcePlaces'>,
  source: SourceKey,
): boolean {
  const connector = connectorOf(source)
  if (connector === null) return false
  return isAddedKey(connector) || mode === 'samples' || sourcePlaces[connector] !== undefined
}
