import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { showTogether } from './show-together'
import { ErrorBoundary } from 'react-error-boundary'
import { whenReleased } from './when-released'

const RETRY_AFTER_MS = 10_000

interface LazyPartProps<Props> {
  readonly props: Props
  /** The placeholder while the code is loading. */
  readonly waiting?: ReactNode
  /**
   * The fallback when the code could not be loaded, or the part throws; `again` retries. Without it the placeholder is the
   * fallback, and loading is retried every ten seconds.
   */
  readonly renderFailure?: (again: () => void) => ReactNode
  /** Keeps the placeholder, also when the code is there: it has the focus. */
  readonly isHeld?: boolean
}

export interface LazyPart<Props> {
  (props: LazyPartProps<Props>): ReactNode
  /** Loads the code before it is needed. A failure is reported when the part is rendered. */
  preload(): void
  /** As `preload`, for who wants to know. @throws when the code could not be loaded */
  load(): Promise<void>
}

interface Options {
  /** Loads when this resolves instead of at once: for what the first paint does not need. */
  readonly after?: () => Promise<void>
}

/**
 * Code splitting: a component whose code is loaded when it is first rendered. An error boundary: neither a failed load nor
 * an error in the component reaches the page around it. Unlike React's `lazy`, a failed load can be retried, and preloaded
 * code is rendered at once, without the placeholder.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { after }: Options = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null
  const fetchOnce = () => (loading ??= fetchCode())
  const fetchCode = async () => {
    try {
      await after?.()
      loaded = (await load()).default
      return loaded
    } catch (error) {
      loading = null
      throw error
    }
  }

  function Part({ props, waiting = null, renderFailure, isHeld = false }: LazyPartProps<Props>): ReactNode {
    const [Loaded, setLoaded] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)
    const isQuiet = renderFailure === undefined
    useEffect(() => {
      if (Loaded || hasFailed || isHeld) return
      let isHere = true
      let retry: ReturnType<typeof setTimeout> | undefined
      const ask = () => {
        whenReleased(fetchOnce()).then(
          part => showTogether(() => isHere && setLoaded(() => part)),
          (error: unknown) => {
            if (!isHere) return
            if (isQuiet) retry = setTimeout(ask, RETRY_AFTER_MS)
            else {
              console.error('A chunk could not be loaded', error)
              setFailed(true)
            }
          },
        )
      }
      ask()
      return () => {
        isHere = false
        clearTimeout(retry)
      }
    }, [Loaded, hasFailed, isHeld, isQuiet])

    if (hasFailed && renderFailure) return renderFailure(() => setFailed(false))
    if (!Loaded) return waiting
    return (
      <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => renderFailure?.(resetErrorBoundary) ?? waiting}>
        <Loaded {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(Part, {
    preload: () => void fetchOnce().catch(() => undefined),
    load: async () => void (await fetchOnce()),
  })
}
