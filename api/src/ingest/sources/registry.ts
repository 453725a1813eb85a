import { addedSources } from '../../reference/added-sources.js'
import { type ConnectorKey, connectorKeys } from '../../reference/sources.js'
import { readerOf } from './adapters/adapters.js'
import type { Connector, Reader } from './connector.js'

const read: Connector[] = []
// Sequential, so that modules that connectors share are loaded once.
for (const key of connectorKeys) read.push(await load(key))

/**
 * All connectors, found by their key in reference/sources.ts, which is the only place outside a connector's folder that
 * names it. A folder whose name is not in that file is not read; the test beside this file fails on it.
 */
export const connectors: readonly Connector[] = read

/** Whatever is read at this moment: the connectors, then the sources that administrators added. */
export const currentReaders = (): readonly Reader[] => [
  ...connectors,
  ...addedSources()
    .filter(({ isRead }) => isRead)
    .map(readerOf),
]

/** By its key; undefined when nothing reads it. */
export const findReader = (asked: string): Reader | undefined => currentReaders().find(({ key }) => key === asked)

/** @throws Error that names the missing file or export */
async function load(key: ConnectorKey): Promise<Connector> {
  const file = `${key}/${key}.js`
  const module = (await import(`./${file}`).catch((cause: unknown) => {
    throw new Error(
      `The source '${key}' cannot be read: api/src/ingest/sources/${key}/${key}.ts is missing or broken`,
      {
        cause,
      },
    )
  })) as { connector?: Connector }
  if (module.connector?.key === key) return module.connector
  throw new Error(`The source '${key}' cannot be read: ${key}.ts exports no \`connector\` with this key`)
}
