import type { SourceKey } from '../reference/sources.js'
import type { Connector } from './connector.js'
import { striive } from './striive/striive.js'
import { ted } from './ted/ted.js'
import { tenderNed } from './tenderned/tenderned.js'

/** The sources that can be read today. A source in reference/sources.ts without a connector is only a name to filter by. */
export const connectors: Partial<Record<SourceKey, Connector<never, never>>> = {
  tenderned: tenderNed as Connector<never, never>,
  ted: ted as Connector<never, never>,
  striive: striive as Connector<never, never>,
}
