import { readSettings, type Settings } from '../platform/settings/settings.js'
import { connectors } from '../ingest/sources/registry.js'

/**
 * Settings of this process: environment variables, validated with the declarations of all registered sources.
 * @throws SettingsError with a sentence for each invalid variable
 */
export const readConfiguration = (env: NodeJS.ProcessEnv = process.env): Settings => readSettings(env, connectors)
