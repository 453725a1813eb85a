import { useSearchParams } from 'react-router-dom'
import { type SourceGroup, sourceGroups, type SourceOrder, sourceOrders } from './source-state'

interface SourceView {
  /** Null shows all. */
  readonly group: SourceGroup | null
  readonly order: SourceOrder
  readonly change: (view: { group?: SourceGroup | null; order?: SourceOrder }) => void
}

/** Filter and sort order, in the address. */
export function useSourceView(): SourceView {
  const [parameters, setParameters] = useSearchParams()
  const group = sourceGroups.find(one => one === parameters.get('status')) ?? null
  const order = sourceOrders.find(({ value }) => value === parameters.get('sortering'))?.value ?? 'aandacht'
  return {
    group,
    order,
    change: view => {
      const next = { group, order, ...view }
      const changed = new URLSearchParams(parameters)
      changed.delete('status')
      changed.delete('sortering')
      if (next.group) changed.set('status', next.group)
      if (next.order !== 'aandacht') changed.set('sortering', next.order)
      setParameters(changed, { replace: true })
    },
  }
}
