import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface LazyPartProps<Props> {
  readonly props: Props
  readonly waiting?: ReactNode
  /** Fallback when loading or rendering fails; `again` retries. Defaults to the placeholder. */
  readonly renderFailure?: (again: () => void) => ReactNode
}

/**
 * Code splitting by React's `lazy` with its own error boundary, so that a failed load or an error does not affect the
 * surrounding page. React caches a failed load forever; here it is retried when the part is next shown.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Latest: ComponentType<Props> = lazy(load)

  function Part({ props, waiting = null, renderFailure }: LazyPartProps<Props>): ReactNode {
    const [Loaded, setLoaded] = useState(() => Latest)
    return (
      <ErrorBoundary
        onError={() => {
          Latest = lazy(load)
        }}
        onReset={() => setLoaded(() => Latest)}
        fallbackRender={({ resetErrorBoundary }) => renderFailure?.(resetErrorBoundary) ?? waiting}
      >
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }

  /** Preloads the code, so that the part is shown without its placeholder. A failure is reported when the part is shown. */
  async function preload(): Promise<void> {
    const code = await load().catch(() => null)
    if (code) Latest = code.default
  }
  return Object.assign(Part, { preload: () => void preload() })
}
