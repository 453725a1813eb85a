interface Named {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly username: string
}

/** First and last name; who has neither is called as they sign in. */
export const nameOf = ({ firstName, lastName, username }: Named) =>
  [firstName, lastName].filter(Boolean).join(' ') || username
