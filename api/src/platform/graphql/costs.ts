import { Extensions } from 'type-graphql'

/** A count reads every tender of a filter. */
export const COST_OF_COUNT = 20

/**
 * Query complexity: what a field costs besides what is asked in it, where it takes the database much longer than a row does.
 * Without this a field costs one.
 */
export const Costs = (cost: number) => Extensions({ cost })

/** For a field of a list, such as its counts: it costs this once, however long the list is. */
export const CostsOnce = (cost: number) => Extensions({ cost, isOnce: true })
