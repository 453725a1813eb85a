import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface OnDemandProps<Props> {
  readonly props: Props
  /** What stands there while it comes. */
  readonly waiting?: ReactNode
  /** What stands there when it does not come; `again` tries once more. */
  readonly renderFailure: (again: () => void) => ReactNode
}

/**
 * A part whose code comes when somebody asks for it. When it does not come, the page around it stays as it is, with
 * everything that was typed there, and who asks again gets another try.
 */
export function onDemand<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let newest = lazy(load)

  return function OnDemand({ props, waiting = null, renderFailure }: OnDemandProps<Props>): ReactNode {
    const [Part, setPart] = useState(() => newest)
    return (
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => renderFailure(resetErrorBoundary)}
        onError={() => {
          // What was refused once is refused for ever by `lazy`.
          newest = lazy(load)
        }}
        onReset={() => setPart(() => newest)}
      >
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
