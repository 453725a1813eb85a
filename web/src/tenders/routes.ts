import { counted, daysUntil } from '../dutch'
import type { TenderStatus } from '../graphql.generated'

interface Route {
  readonly status: TenderStatus
  readonly closingDate?: string | null | undefined
}

/** Those by which it can still be had; all of them once none is open. */
export function routesLeft<Each extends Route>(routes: readonly Each[]): readonly Each[] {
  const open = routes.filter(({ status }) => status === 'OPEN')
  return open.length > 0 ? open : routes
}

/** 'eerste van 4'; null unless the first of the open ones closes before another. */
export function firstOf(routes: readonly Route[]): string | null {
  const [first, ...others] = routes.filter(({ status }) => status === 'OPEN')
  const isFirst = first?.closingDate && others.some(({ closingDate }) => closingDate !== first.closingDate)
  return isFirst ? `eerste van ${others.length + 1}` : null
}

/** '4 bemiddelaars'; null of one. */
export function brokersOf(routes: readonly Route[]): string | null {
  const count = routesLeft(routes).length
  return count > 1 ? `${count}\u00a0bemiddelaars` : null
}

const MAX_AGE_DAYS = 30

/** 'vandaag', 'sinds gisteren', 'al 12 dagen'; null when it is longer ago than one counts days. */
export function ageOf(iso: string, now = new Date()): string | null {
  const days = -daysUntil(iso, now)
  if (days === 0) return 'vandaag'
  if (days === 1) return 'sinds gisteren'
  return days > 1 && days <= MAX_AGE_DAYS ? `al ${counted(days, 'dag', 'dagen')}` : null
}
