import { CombinedGraphQLErrors } from '@apollo/client/errors'

interface WrongField {
  readonly name: string
  readonly message: string
}

/** What the server says about each field of the input, by the field's name. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!CombinedGraphQLErrors.is(error)) return {}
  const wrong = error.errors.flatMap(({ extensions }) => (extensions?.fields ?? []) as readonly WrongField[])
  return Object.fromEntries(wrong.toReversed().map(({ name, message }) => [name, message]))
}
