import { pluralize, daysUntil } from '../../platform/dutch'
import type { TenderStatus } from '../../graphql.generated'

interface Route {
  readonly tenderId: string
  readonly status: TenderStatus
  readonly closingDate?: string | null | undefined
}

interface Offered {
  readonly id: string
  /** In the order of the answer: of those that are open, the one that lists show comes first. */
  readonly routes: readonly Route[]
}

/** Those by which it can still be had; all of them once none is open. */
export function routesLeft(routes: readonly Route[]): readonly Route[] {
  const open = routes.filter(({ status }) => status === 'OPEN')
  return open.length > 0 ? open : routes
}

/** Only the one that lists show speaks for all: another one stands in a list of its own source, or behind a link. */
const speaks = ({ id, routes }: Offered) => routes[0]?.tenderId === id

/** 'eerste van 4'; null unless it is open and closes before another. */
export function firstOf(tender: Offered): string | null {
  const [first, ...others] = tender.routes.filter(({ status }) => status === 'OPEN')
  if (!first?.closingDate || !speaks(tender)) return null
  const closes = Date.parse(first.closingDate)
  const later = others.map(({ closingDate }) => (closingDate ? Date.parse(closingDate) - closes : Infinity))
  return later.every(time => time >= 0) && later.some(time => time > 0) ? `eerste van ${others.length + 1}` : null
}

/** '4 bemiddelaars', whose rates and hours it has; null of one. */
export function brokersOf(tender: Offered): string | null {
  const count = routesLeft(tender.routes).length
  return count > 1 && speaks(tender) ? countedBrokers(count) : null
}

export const countedBrokers = (count: number) => `${count}\u00a0${count === 1 ? 'bemiddelaar' : 'bemiddelaars'}`

const MAX_AGE_DAYS = 30

/** 'vandaag', 'sinds gisteren', 'al 12 dagen'; null when it is longer ago than one counts days. */
export function ageOf(iso: string, now = new Date()): string | null {
  const days = -daysUntil(iso, now)
  if (days === 0) return 'vandaag'
  if (days === 1) return 'sinds gisteren'
  return days > 1 && days <= MAX_AGE_DAYS ? `al ${pluralize(days, 'dag', 'dagen')}` : null
}
