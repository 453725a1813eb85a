/** Mutants that violate the requirements of signing in (R-AUTH). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-AUTH-1': [
    { file: 'api/src/people/auth/oidc.ts', from: 'response.redirect(address.href)', to: "response.redirect('/login')" },
    { file: 'api/src/people/auth/oidc.ts', from: 'await startSession(request, user)\n', to: '\n' },
    { file: 'api/src/people/auth/oidc.ts', from: 'response.redirect(attempt.returnTo)', to: "response.redirect('/')" },
  ],
  'R-AUTH-2': [
    {
      file: 'api/src/accounts/users/sign-in/session.service.ts',
      from: '(token ?? (await tokenOf(db, sid, secrets)))',
      to: '(token ?? null)',
    },
    {
      file: 'api/src/transport/rest/sessions.ts',
      from: 'if (context.caller.viewer) return session\n',
      to: 'if (context.caller.viewer) return { ...session, authenticated: false }\n',
    },
    {
      file: 'api/src/transport/rest/sessions.ts',
      from: 'user: user && viewerShape(user, await context.load(pictureAddressLoader, user))',
      to: 'user: null',
    },
  ],
  'R-AUTH-3': [
    {
      file: 'api/src/transport/rest/shapes.ts',
      from: 'lastName: user.lastName,\n  isAdmin: user.isAdmin,\n  ...(profileImageUrl',
      to: 'isAdmin: user.isAdmin,\n  ...(profileImageUrl',
    },
    {
      file: 'api/src/transport/rest/shapes.ts',
      from: 'isAdmin: user.isAdmin,\n  ...(profileImageUrl',
      to: '...(profileImageUrl',
    },
    {
      file: 'api/src/accounts/users/user.entity.ts',
      from: "@Field(() => String, { nullable: true, description: 'Last name; null when unknown.' })",
      to: '',
    },
  ],
  'R-AUTH-4': [
    { file: 'api/src/accounts/users/sign-in/identity.service.ts', from: 'isAdmin: false,', to: 'isAdmin: true,' },
    {
      file: 'api/src/accounts/users/sign-in/identity.service.ts',
      from: 'email !== null && settings.adminEmails.includes(email.toLowerCase())',
      to: 'email !== null',
    },
  ],
  'R-AUTH-5': [
    { file: 'api/src/transport/rest/shapes.ts', from: '...(profileImageUrl ? { profileImageUrl } : {}),', to: '' },
    {
      file: 'api/src/people/auth/user.resolver.ts',
      from: '? context.load(pictureAddressLoader, user) : null',
      to: '? null : null',
    },
  ],
  'R-AUTH-6': [
    {
      file: 'api/src/transport/rest/sessions.ts',
      from: 'user: user && viewerShape(user,',
      to: 'user: viewerShape(user!,',
    },
    { file: 'api/src/transport/rest/sessions.ts', from: 'new Answer(401,', to: 'new Answer(500,' },
    {
      file: 'api/src/accounts/users/sign-in/session.service.ts',
      from: 'if (!viewer) return { authenticated: false,',
      to: 'if (!viewer) return { authenticated: true,',
    },
  ],
  'R-AUTH-16': {
    file: 'api/src/people/auth/authenticate.ts',
    from: '(await viewerByBearer(db, authorization)) ?? viewerByCookie(db, request)',
    to: 'viewerByCookie(db, request)',
  },
  'R-AUTH-17': { file: 'api/src/people/auth/authenticate.ts', from: ' ?? viewerByCookie(db, request)', to: '' },
  'R-AUTH-18': [
    { file: 'api/src/people/auth/oidc.ts', from: 'await destroySession(request)', to: '' },
    { file: 'api/src/people/auth/sign-out.ts', from: 'await caller.signOut()', to: '' },
  ],
}
