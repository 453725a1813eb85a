import module from 'node:module'
import type { Span } from '@opentelemetry/api'

let provider: { shutdown(): Promise<void> } | null = null

/**
 * OpenTelemetry: sends spans of requests, GraphQL operations, SQL statements and outgoing requests to the collector in
 * OTEL_EXPORTER_OTLP_ENDPOINT; without that variable the library is not loaded. The library itself reads its other variables
 * (OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER …). Call this before the instrumented modules are loaded.
 */
export async function startTracing(env: NodeJS.ProcessEnv): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT || provider) return
  module.register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)
  const [sdk, { OTLPTraceExporter }, { registerInstrumentations }, http, graphql, postgres, undici] = await Promise.all(
    [
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/instrumentation'),
      import('@opentelemetry/instrumentation-http'),
      import('@opentelemetry/instrumentation-graphql'),
      import('@opentelemetry/instrumentation-pg'),
      import('@opentelemetry/instrumentation-undici'),
    ],
  )
  const started = new sdk.NodeTracerProvider({
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  })
  started.register()
  provider = started
  registerInstrumentations({
    tracerProvider: started,
    instrumentations: [
      new http.HttpInstrumentation({ requestHook: withoutPerson }),
      new graphql.GraphQLInstrumentation({ ignoreResolveSpans: true }),
      new postgres.PgInstrumentation({ requireParentSpan: true }),
      new undici.UndiciInstrumentation({ requestHook: withoutPerson }),
    ],
  })
}

const WITH_QUERY = ['http.url', 'http.target', 'url.full', 'url.path']
/** The secret address of a bookmark list grants access to it. */
const SECRET_PATH = /(\/export\/bookmarks\/)[^/.]+/
const LEFT_OUT = ['url.query', 'client.address', 'network.peer.address', 'user_agent.original']

/** Privacy: the query of an address holds sign-in codes and search terms, and these attributes identify the client. */
function withoutPerson(span: Span): void {
  const { attributes = {} } = span as { attributes?: Readonly<Record<string, unknown>> }
  for (const name of WITH_QUERY) {
    const value = attributes[name]
    if (typeof value === 'string') span.setAttribute(name, value.split('?')[0]!.replace(SECRET_PATH, '$1…'))
  }
  for (const name of LEFT_OUT) if (name in attributes) span.setAttribute(name, '')
}

export const isTracing = (): boolean => provider !== null

/** Sends the remaining spans. An unreachable collector delays the shutdown by at most its own time limit. */
export const endTracing = async (): Promise<void> => provider?.shutdown().catch(() => {})
