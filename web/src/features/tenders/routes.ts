import { pluralize, daysUntil } from '../../platform/dutch'
import type { TenderStatus } from '../../graphql.generated'

interface Route {
  readonly tenderId: string
  readonly status: TenderStatus
  readonly closingDate?: string | null | undefined
}

interface Offered {
  readonly id: string
  /** In the order of the answer: the first open copy is the one that lists show. */
  readonly routes: readonly Route[]
}

/** The open copies; all copies if none is open. */
export function openRoutes(routes: readonly Route[]): readonly Route[] {
  const open = routes.filter(({ status }) => status === 'OPEN')
  return open.length > 0 ? open : routes
}

/** Only the copy that lists show represents all; other copies are in a list of their own source, or opened by a link. */
const isListedCopy = ({ id, routes }: Offered) => routes[0]?.tenderId === id

/** 'eerste van 4'; null unless the copy is open and closes before another. */
export function firstOf(tender: Offered): string | null {
  const [first, ...others] = tender.routes.filter(({ status }) => status === 'OPEN')
  if (!first?.closingDate || !isListedCopy(tender)) return null
  const closes = Date.parse(first.closingDate)
  const later = others.map(({ closingDate }) => (closingDate ? Date.parse(closingDate) - closes : Infinity))
  return later.every(time => time >= 0) && later.some(time => time > 0) ? `eerste van ${others.length + 1}` : null
}

/** '4 bemiddelaars'; null for a single one. */
export function brokersOf(tender: Offered): string | null {
  const count = openRoutes(tender.routes).length
  return count > 1 && isListedCopy(tender) ? countedBrokers(count) : null
}

export const countedBrokers = (count: number) => `${count}\u00a0${count === 1 ? 'bemiddelaar' : 'bemiddelaars'}`

const MAX_AGE_DAYS = 30

/** 'vandaag', 'sinds gisteren', 'al 12 dagen'; null for longer ago. */
export function ageOf(iso: string, now = new Date()): string | null {
  const days = -daysUntil(iso, now)
  if (days === 0) return 'vandaag'
  if (days === 1) return 'sinds gisteren'
  return days > 1 && days <= MAX_AGE_DAYS ? `al ${pluralize(days, 'dag', 'dagen')}` : null
}
