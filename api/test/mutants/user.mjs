const inputs = 'api/src/users/user.inputs.ts'
const service = 'api/src/users/user.service.ts'
const entity = 'api/src/users/user.entity.ts'
const rest = 'api/src/rest/users.ts'
const routes = 'api/src/rest/routes.ts'
const shapes = 'api/src/rest/shapes.ts'
const policy = 'api/src/auth/policy.ts'
const reclassify = 'api/src/categorise/reclassify.service.ts'

const visible = 'IsVisible(withMessage(`${what} is verplicht`)),'
const ofName = 'MaxCharacters(MAX_PERSON_NAME_LENGTH, '
const ofPassword = "MinCharacters(MIN_PASSWORD_LENGTH, tooShort('Tijdelijk wachtwoord'"
const characters = '/^[A-Za-z0-9._-]+$/'
const ourDomain = 'endsWith(`@${domain}`)'
const unguarded = name => ({
  file: 'api/src/schema/guard.ts',
  from: 'field.resolve = (root, args, context: Context, info) => {\n          authorise(',
  to: `field.resolve = (root, args, context: Context, info) => {\n          if (name !== '${name}') authorise(`,
})

/** What would break the requirements of accounts (R-USER). @type {import('../runner/mutant.mjs').Mutants} */
export const mutants = {
  'R-USER-18': [
    { file: rest, from: 'return { message: USER_CREATED }', to: "return { message: '' }" },
    { file: 'api/src/auth/user.resolver.ts', from: 'message: USER_CREATED', to: "message: ''" },
  ],
  'R-USER-26': [
    { file: inputs, from: 'MinCharacters(MIN_USERNAME_LENGTH, ', to: 'MinCharacters(MIN_USERNAME_LENGTH - 1, ' },
    { file: inputs, from: 'MinCharacters(MIN_USERNAME_LENGTH, ', to: 'MinCharacters(MIN_USERNAME_LENGTH + 1, ' },
    { file: inputs, from: 'MaxCharacters(MAX_USERNAME_LENGTH, ', to: 'MaxCharacters(MAX_USERNAME_LENGTH + 1, ' },
    { file: inputs, from: 'MaxCharacters(MAX_USERNAME_LENGTH, ', to: 'MaxCharacters(MAX_USERNAME_LENGTH - 1, ' },
  ],
  'R-USER-27': [
    { file: inputs, from: characters, to: '/^[A-Za-z0-9._@-]+$/' },
    { file: inputs, from: characters, to: '/^[A-Za-z0-9._-]+$/m' },
    { file: inputs, from: characters, to: '/^[A-Za-z0-9_]+$/' },
  ],
  'R-USER-28': [
    { file: inputs, from: "IsEmail(addressOptions, withMessage('Ongeldig email adres')),", to: 'IsString(),' },
    { file: inputs, from: "'Ongeldig email adres'", to: "'Vul een e-mailadres in'" },
  ],
  'R-USER-29': [
    { file: service, from: ourDomain, to: 'endsWith(domain)' },
    { file: service, from: ourDomain, to: 'includes(`@${domain}`)' },
    { file: service, from: 'Email moet eindigen met', to: 'Het e-mailadres eindigt niet op' },
  ],
  'R-USER-30': [
    ...['Voornaam', 'Achternaam'].map(one => ({
      file: inputs,
      from: visible,
      to: `...(what === '${one}' ? [] : [${visible.slice(0, -1)}]),`,
    })),
    ...['Voornaam', 'Achternaam'].map(one => ({
      file: inputs,
      from: ofName,
      to: `MaxCharacters(what === '${one}' ? MAX_PERSON_NAME_LENGTH + 1 : MAX_PERSON_NAME_LENGTH, `,
    })),
  ],
  'R-USER-31': [
    { file: inputs, from: ofPassword, to: ofPassword.replace('_LENGTH', '_LENGTH - 1') },
    { file: inputs, from: ofPassword, to: ofPassword.replace('_LENGTH', '_LENGTH + 1') },
  ],
  'R-USER-32': [
    { file: service, from: 'ON CONFLICT DO NOTHING', to: 'ON CONFLICT (lower(username)) DO NOTHING' },
    { sql: 'DROP INDEX app_users_email' },
    { sql: 'DROP INDEX app_users_username; CREATE UNIQUE INDEX app_users_username ON app_users (username)' },
    { file: service, from: 'dit e-mailadres bestaat al', to: 'dit e-mailadres is er al' },
  ],
  'R-USER-33': [
    { file: policy, from: "createUser: 'administrator'", to: "createUser: 'signedIn'" },
    { file: routes, from: "operation: 'createUser'", to: "operation: 'changePassword'" },
    unguarded('createUser'),
  ],
  'R-USER-37': [
    { file: reclassify, from: 'processed - (bySlug.get(uncategorised) ?? 0)', to: 'processed' },
    { file: reclassify, from: 'return { processed, categorized: processed -', to: 'return { categorized: processed -' },
    {
      file: 'api/src/rest/categories.ts',
      from: 'reclassifyTenders(db)',
      to: 'reclassifyTenders(db).then(({ processed: total }) => ({ total }))',
    },
  ],
  'R-USER-50': [
    { file: shapes, from: 'isActive: user.isActive,', to: 'isActive: true,' },
    { file: shapes, from: 'lastLoginAt: user.lastLoginAt,', to: 'lastLoginAt: null,' },
    { file: shapes, from: 'createdAt: user.createdAt,', to: 'createdAt: user.updatedAt,' },
    {
      file: entity,
      from: "@Field(() => Date, { nullable: true, description: 'Time of the last sign-in; null before the first.' })",
      to: '',
    },
    { file: entity, from: "@Field(() => Date, { description: 'Time of creation.' })", to: '' },
  ],
  'R-USER-51': [
    {
      file: entity,
      from: "@Column('text', { select: false })\n  passwordHash",
      to: "@Field(() => String, { nullable: true })\n  @Column('text')\n  passwordHash",
    },
    {
      file: rest,
      from: 'return new WholeList(everyUser(db), userShape)',
      to: "return db.query('SELECT * FROM app_users')",
    },
  ],
  'R-USER-52': [
    { file: policy, from: "  users: 'administrator'", to: "  users: 'signedIn'" },
    { file: routes, from: "operation: 'users'", to: "operation: 'ownPicture'" },
    unguarded('users'),
  ],
}
