import type { TokenScope } from '../../graphql.generated'

export const scopes = [
  { value: 'READ', label: 'Lezen' },
  { value: 'READ_WRITE', label: 'Lezen en schrijven' },
] as const satisfies readonly { readonly value: TokenScope; readonly label: string }[]

export const scopeName = (scope: TokenScope) => scopes.find(({ value }) => value === scope)!.label

export const periods = [
  { value: '30', label: '30 dagen' },
  { value: '90', label: '90 dagen' },
  { value: '365', label: '1 jaar' },
] as const

export const nothing = { name: '', scope: 'READ' as TokenScope, days: '90' }
