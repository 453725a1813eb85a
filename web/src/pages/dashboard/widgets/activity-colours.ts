import type { Horizon } from './activity-summary'

const colours: Readonly<Record<Horizon, string>> = { 7: 'orange.dot', 14: 'brand.dot', 30: 'brand.emphasized' }

/** Chakra token. */
export const tokenOf = (horizon: Horizon) => colours[horizon]

/** CSS value. */
export const colourOf = (horizon: Horizon) => `var(--chakra-colors-${tokenOf(horizon).replace('.', '-')})`
