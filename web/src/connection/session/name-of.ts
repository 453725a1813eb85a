interface Named {
  readonly firstName: string | null
  readonly lastName: string | null
}

export const fullName = ({ firstName, lastName }: Named) => [firstName, lastName].filter(Boolean).join(' ')

export const nameOf = (user: Named & { readonly username: string }) => fullName(user) || user.username
