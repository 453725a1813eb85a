import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { whenIdle } from './when-idle'

const RETRY_AFTER_MS = 10_000

interface LazyPartProps<Props> {
  readonly props: Props
  /** What stands there until it has come. */
  readonly waiting?: ReactNode
  /**
   * What stands there when it does not come, or breaks; `again` tries once more. Without it the page goes on as if it were
   * still on its way, and another try is made after a while.
   */
  readonly renderFailure?: (again: () => void) => ReactNode
  /** What stands there now stays, also when the part has come: somebody is busy with it. */
  readonly isHeld?: boolean
}

interface LazyPart<Props> {
  (props: LazyPartProps<Props>): ReactNode
  /** Fetches its code now, to be shown at once later on. A failure is told to whoever wants to show it. */
  preload(): void
}

interface Options {
  /** Nobody needs it to see the page: its code comes when the browser has nothing better to do. */
  readonly isIdle?: boolean
}

/**
 * A part of the page whose code is not in the first load (code splitting). It comes when it is shown for the first time,
 * and the page around it stays as it is if it does not. Unlike React's `lazy`, what was refused once can be asked again,
 * and what is there already is shown without a blank moment.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isIdle = false }: Options = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null
  const fetchOnce = () => (loading ??= fetchCode())
  const fetchCode = async () => {
    try {
      if (isIdle) await whenIdle()
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
        fetchOnce().then(
          part => isHere && setLoaded(() => part),
          (error: unknown) => {
            if (!isHere) return
            if (isQuiet) retry = setTimeout(ask, RETRY_AFTER_MS)
            else {
              console.error('A part of the page did not come', error)
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
    if (!renderFailure) return <Loaded {...props} />
    return (
      <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => renderFailure(resetErrorBoundary)}>
        <Loaded {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(Part, { preload: () => void fetchOnce().catch(() => undefined) })
}
