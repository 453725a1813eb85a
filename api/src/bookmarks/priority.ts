import { registerEnumType } from 'type-graphql'

export const Priority = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' } as const
export type Priority = (typeof Priority)[keyof typeof Priority]
registerEnumType(Priority, {
  name: 'Priority',
  description: 'How much it matters to its owner.',
  valuesConfig: { LOW: { description: 'Laag.' }, MEDIUM: { description: 'Normaal.' }, HIGH: { description: 'Hoog.' } },
})
