interface Named {
  readonly firstName: string | null
  readonly lastName: string | null
}

/** First and last name, if known. */
export const fullName = ({ firstName, lastName }: Named) => [firstName, lastName].filter(Boolean).join(' ')

/** Falls back to the user name. */
export const nameOf = (user: Named & { readonly username: string }) => fullName(user) || user.username
