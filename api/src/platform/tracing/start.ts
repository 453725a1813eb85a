/** Loaded before everything else of a process: modules that are loaded already cannot be watched. */
import { startTracing } from './tracing.js'

await startTracing(process.env)
