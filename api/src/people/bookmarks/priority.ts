import { registerEnumType } from 'type-graphql'

export const Priority = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' } as const
export type Priority = (typeof Priority)[keyof typeof Priority]
registerEnumType(Priority, {
  name: 'Priority',
  description: 'Priority of a bookmark to its owner.',
  valuesConfig: {
    LOW: { description: 'Low: laag.' },
    MEDIUM: { description: 'Normal: normaal.' },
    HIGH: { description: 'High: hoog.' },
  },
})
