import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface LazyPartProps<Props> {
  readonly props: Props
  /** The placeholder while the code is loading. */
  readonly waiting?: ReactNode
  /** The fallback when the code could not be loaded, or the part throws; `again` retries. Without it, the placeholder. */
  readonly renderFailure?: (again: () => void) => ReactNode
}

/**
 * Code splitting by React's `lazy`, in an error boundary of its own: neither a failed load nor an error in the part reaches the
 * page around it. React remembers a failed load for ever; here it is tried again when the part is next shown.
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

  /** Loads the code before it is needed: it is then shown at once, without the placeholder. A failure shows when the part does. */
  async function preload(): Promise<void> {
    const code = await load().catch(() => null)
    if (code) Latest = code.default
  }
  return Object.assign(Part, { preload: () => void preload() })
}
