import { type ConnectorKey, connectorKeys } from '../reference/sources.js'
import type { Connector } from './connector.js'

const read: Connector[] = []
// One after the other: what two of them share is then loaded once.
for (const key of connectorKeys) read.push(await load(key))

/**
 * Every site that reference/sources.ts says is read. Its folder is found by its key, so that its line over there is the
 * only one outside the folder; a folder without that line does not compile, for its key is unknown.
 */
export const connectors: readonly Connector[] = read

/** @throws Error that names what is missing */
async function load(key: ConnectorKey): Promise<Connector> {
  const file = `${key}/${key}.js`
  const module = (await import(`./${file}`).catch((cause: unknown) => {
    throw new Error(`The source '${key}' cannot be read: api/src/sources/${key}/${key}.ts is missing or broken`, {
      cause,
    })
  })) as { connector?: Connector }
  if (module.connector?.key === key) return module.connector
  throw new Error(`The source '${key}' cannot be read: ${key}.ts exports no \`connector\` with this key`)
}
