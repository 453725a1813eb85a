/** Loaded before all other modules of a process: OpenTelemetry cannot instrument modules that are already loaded. */
import { startTracing } from './tracing.js'

await startTracing(process.env)
