import type { Location } from 'react-router-dom'

/** The current page with this tender's dialog open, as a shareable address. */
export function tenderAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>, id: string): string {
  const parameters = new URLSearchParams(search)
  parameters.set('tender', id)
  return `${pathname}?${parameters}`
}

export function withoutTender(parameters: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(parameters)
  rest.delete('tender')
  return rest
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The global id (`Node.id`) for the uuid of a tender; other ids are unchanged. */
export const globalIdOf = (id: string): string => (uuid.test(id) ? btoa(`Tender:${id.toLowerCase()}`) : id)
