import { Extensions } from 'type-graphql'

/**
 * Query complexity: what a field costs besides what is asked in it, where it takes the database much longer than a row does.
 * Without this a field costs one.
 */
export const Costs = (cost: number) => Extensions({ cost })
