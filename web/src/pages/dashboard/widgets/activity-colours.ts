import type { Horizon } from './activity-summary'

const colours: Readonly<Record<Horizon, string>> = { 7: 'orange.dot', 14: 'brand.dot', 30: 'brand.emphasized' }

export const tokenOf = (horizon: Horizon) => colours[horizon]

export const colourOf = (horizon: Horizon) => `var(--chakra-colors-${tokenOf(horizon).replace('.', '-')})`
