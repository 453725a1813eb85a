import { addedSources } from '../../reference/added-sources.js'
import { type ConnectorKey, connectorKeys } from '../../reference/sources.js'
import { readerOf } from './adapters/adapters.js'
import type { Connector, Reader } from './connector.js'

const read: Connector[] = []
// Sequential, so that shared modules are loaded once.
for (const key of connectorKeys) read.push(await load(key))

/**
 * All connectors, found by their key in reference/sources.ts. Outside its own folder, a connector is named only there;
 * a test checks that each folder has a key.
 */
export const connectors: readonly Connector[] = read

/** The connectors, followed by the sources that administrators added. */
export const currentReaders = (): readonly Reader[] => [
  ...connectors,
  ...addedSources()
    .filter(({ isRead }) => isRead)
    .map(readerOf),
]

/** Undefined when nothing reads this key. */
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
