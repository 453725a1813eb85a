import { readSettings, type Settings } from './settings/settings.js'
import { connectors } from './sources/registry.js'

/**
 * The settings of a process: its environment, read with the sources that there are.
 * @throws SettingsError with a sentence for each mistake
 */
export const readConfiguration = (env: NodeJS.ProcessEnv = process.env): Settings => readSettings(env, connectors)
