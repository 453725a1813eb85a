import { Extensions } from 'type-graphql'

/** A count reads every tender that matches a filter. */
export const COST_OF_COUNT = 20

/**
 * Query complexity: the cost of a field without its subfields, where it takes the database much longer than a row. Other fields cost one.
 */
export const Costs = (cost: number) => Extensions({ cost })

/** For a field of a connection, such as its counts: the cost is added once, however long the list is. */
export const CostsOnce = (cost: number) => Extensions({ cost, isOnce: true })
