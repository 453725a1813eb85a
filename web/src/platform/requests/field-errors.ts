import { CombinedGraphQLErrors } from '@apollo/client/errors'

interface WrongField {
  readonly name: string
  readonly message: string
}

/** The server's error messages by field name. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!CombinedGraphQLErrors.is(error)) return {}
  const wrong = error.errors.flatMap(({ extensions }) => (extensions?.fields ?? []) as readonly WrongField[])
  return Object.fromEntries(wrong.toReversed().map(({ name, message }) => [name, message]))
}
