import { describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender, aUser } from '../../../test/factories.js'
import { aSignIn } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'
import { untilBlocked } from '../../../test/until-blocked.js'
import { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import { BookmarkComment } from '../../people/comments/comment.entity.js'
import { eraseAccount, exportAccount } from './account.service.js'
import { endSessionsOf } from './sign-in/session.service.js'
import type { User } from './user.entity.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

/** Every column that may hold personal data, either part of the export or needed technically. */
const columns: Readonly<Record<string, Readonly<Record<'exported' | 'technical', string>>>> = {
  app_users: {
    exported:
      'id username email first_name last_name is_active is_admin bookmark_cache last_login_at created_at updated_at seen_until',
    technical: 'password_hash must_change_password temporary_until legacy_user_id has_put_away',
  },
  users: {
    exported: 'id email first_name last_name profile_image_url picture picture_type created_at',
    technical: 'updated_at',
  },
  identities: { exported: 'issuer subject created_at', technical: 'user_id' },
  sessions: { exported: 'sess', technical: 'sid expire last_write' },
  access_tokens: { exported: '', technical: 'token_hash sid expires_at' },
  personal_tokens: {
    exported: 'id name prefix scope created_at expires_at last_used_at',
    technical: 'user_id token_hash',
  },
  // The hash of a name or a network address, kept for a quarter of an hour.
  sign_in_tries: { exported: '', technical: 'key points expire' },
  bookmarks: {
    exported: 'id tender_id is_public metadata created_at',
    technical: 'user_id comment_count detached_at closing_when_bookmarked lot_closings_when_bookmarked',
  },
  search_profiles: { exported: 'name filter is_shared seen_at created_at updated_at', technical: 'id user_id' },
  profile_alerts: {
    exported: 'rhythm minute_of_day weekday by_mail by_push told_from',
    technical: 'profile_id next_at',
  },
  profile_matches: { exported: 'profile_id tender_id matched_at handled_at is_told', technical: '' },
  alert_deliveries: {
    exported: 'channel tender_ids created_at sent_at',
    technical: 'id user_id about change_ids profile_id since attempts next_try_at status error',
  },
  profile_webhooks: { exported: 'url created_at', technical: 'profile_id nonce failing_since off_at' },
  profile_links: { exported: 'created_at', technical: 'profile_id secret_hash' },
  tender_follows: { exported: 'tender_id is_muted created_at', technical: 'user_id' },
  buyer_follows: { exported: 'name created_at', technical: 'user_id client_key' },
  change_preferences: { exported: 'choices', technical: 'user_id' },
  self_descriptions: {
    exported: 'skills years minimum_rate minimum_hours maximum_hours place available_from updated_at',
    technical: 'user_id',
  },
  inbox_items: {
    exported: 'kind profile_id tender_count created_at read_at',
    technical: 'id user_id change_id comment_id is_listed mail_at',
  },
  reminder_settings: { exported: 'days', technical: 'user_id' },
  reminders: { exported: 'tender_id days closing_date reminded_at', technical: 'user_id' },
  push_subscriptions: { exported: 'endpoint created_at', technical: 'id user_id sid p256dh auth' },
  tender_seen: { exported: 'tender_id seen_at', technical: 'user_id' },
  tender_put_away: { exported: 'tender_id reason until put_away_at', technical: 'user_id' },
  exclusions: { exported: 'kind value created_at', technical: 'id user_id client_key query' },
  bookmark_links: { exported: 'created_at', technical: 'user_id secret_hash' },
  source_switches: { exported: 'source is_off reason changed_at', technical: 'changed_by' },
  added_sources: { exported: 'key name address created_at', technical: 'adapter tender_type created_by removed_at' },
  scraper_runs: {
    exported: 'source started_at',
    technical:
      'id status items_found items_added items_updated items_refused error_message suspicion is_usual is_unfinished accepted_by completed_at',
  },
  bookmark_comments: {
    exported: 'id bookmark_id commenter_name content created_at',
    technical: 'user_id parent_comment_id deleted_at updated_at client_mutation_id',
  },
}

/** Tables about tenders, sources and the product itself, without personal data of users. */
const withoutPeople =
  'alert_cursor categories fruitless_searches held_runs jobs lots migrations notices place_coordinates refused_items search_parts search_words source_answers source_checkpoints suggestions tender_categories tender_changes tender_counters tender_cube tender_document_lists tender_documents tender_keys tender_search tender_splits tender_versions tenders'.split(
    ' ',
  )

const tables = () =>
  db().query<{ schema: string; name: string; columns: string[] }[]>(
    `SELECT table_schema AS schema, table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
     GROUP BY 1, 2 ORDER BY 1, 2`,
  )

/** All stored rows, each with the name of its table. */
async function dump(): Promise<string> {
  const texts = []
  for (const { schema, name } of await tables()) {
    const rows = await db().query<{ text: string }[]>(`SELECT to_jsonb(t)::text AS text FROM "${schema}"."${name}" t`)
    texts.push(...rows.map(({ text }) => `${schema}.${name} ${text}`))
  }
  return texts.join('\n')
}

/** The rows that contain any of these words. */
async function tracesOf(...words: readonly string[]): Promise<string[]> {
  const rows = (await dump()).split('\n')
  return rows.filter(row => words.some(word => row.toLowerCase().includes(word.toLowerCase())))
}

const hex = (text: string) => Buffer.from(text).toString('hex')

/** A user with a recognisable value in every exported column. */
async function somebody(): Promise<User> {
  const legacyUserId = uuid()
  await db().query(
    `INSERT INTO users (id, email, first_name, last_name, profile_image_url, picture, picture_type)
     VALUES ($1, 'kanarie@elders.test', 'Kanarie-u-voor', 'Kanarie-u-achter', 'https://elders.test/kanarie.png', $2, 'image/kanarie')`,
    [legacyUserId, Buffer.from('Kanarie-foto')],
  )
  const user = await aUser(db(), {
    username: 'kanarie.naam',
    email: 'kanarie@greenrock.nl',
    firstName: 'Kanarie-voor',
    lastName: 'Kanarie-achter',
    bookmarkCache: { oud: 'Kanarie-cache' },
    lastLoginAt: new Date('2026-02-03T04:05:06Z'),
    legacyUserId,
  })
  await db().query(
    `INSERT INTO identities (issuer, subject, user_id) VALUES ('https://kanarie.test', 'Kanarie-sub', $1)`,
    [user.id],
  )
  await db().query(
    `INSERT INTO source_switches (source, is_off, reason, changed_by, changed_at)
     VALUES ('between', true, 'De lijst klopt niet', $1, now())`,
    [user.id],
  )
  await db().query(
    `INSERT INTO added_sources (key, name, adapter, address, tender_type, created_by, created_at)
     VALUES ('eigen-bouwbrief', 'Bouwbrief', 'feed', 'https://bouwbrief.test/feed', 'eu_procurement', $1, now())`,
    [user.id],
  )
  await db().query(
    `INSERT INTO scraper_runs (id, source, status, accepted_by) VALUES (gen_random_uuid(), 'ted', 'success', $1)`,
    [user.id],
  )
  await db().query(
    `INSERT INTO personal_tokens (id, user_id, name, prefix, token_hash, scope, created_at, expires_at, last_used_at)
     VALUES (gen_random_uuid(), $1, 'Kanarie-script', 'grt_Kana', '\\x00', 'read', now(), '2026-12-13T14:15:16Z', '2026-11-12T13:14:15Z')`,
    [user.id],
  )
  await db().query(
    `INSERT INTO search_profiles (id, user_id, name, filter) VALUES (gen_random_uuid(), $1, 'Kanarie', '{"search": "Kanarie"}')`,
    [user.id],
  )
  await db().query(
    `INSERT INTO profile_webhooks (profile_id, url, nonce, created_at)
     SELECT id, 'https://kanarie.test/webhook', gen_random_uuid(), now() FROM search_profiles`,
  )
  await db().query(
    `INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
     VALUES (gen_random_uuid(), $1, 'https://push.test/kanarie', 'Kanarie', 'Kanarie', now())`,
    [user.id],
  )
  await db().query(`INSERT INTO bookmark_links (user_id, secret_hash) VALUES ($1, 'Kanarie')`, [user.id])
  await aSignIn(db(), user)
  await db().query(`UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{device}', '"Kanarie-browser"')::json`)
  return user
}

/** Rows in every table of search profiles and reminders. */
async function addAlerts(user: User): Promise<void> {
  const { id: tenderId } = await aTender(db(), { title: 'Onderhoud' })
  await db().query(
    `INSERT INTO profile_alerts (profile_id, rhythm, minute_of_day, weekday, by_mail, by_push, told_from, next_at)
     SELECT id, 'weekly', 447, 3, true, false, '2026-05-06T07:08:09Z', now() FROM search_profiles`,
  )
  await db().query(
    `INSERT INTO profile_matches (profile_id, tender_id, handled_at, is_told)
     SELECT id, $1, '2026-05-07T07:08:09Z', true FROM search_profiles`,
    [tenderId],
  )
  await db().query(`INSERT INTO profile_links (profile_id, secret_hash) SELECT id, '\\x01' FROM search_profiles`)
  await db().query(
    `INSERT INTO alert_deliveries (id, user_id, about, channel, tender_ids, since, created_at, sent_at)
     VALUES (gen_random_uuid(), $1, 'matches', 'mail', $2, now(), now(), '2026-05-08T07:08:09Z')`,
    [user.id, [tenderId]],
  )
  await db().query(`INSERT INTO tender_follows (user_id, tender_id, is_muted) VALUES ($1, $2, true)`, [
    user.id,
    tenderId,
  ])
  await db().query(`INSERT INTO buyer_follows (user_id, client_key, name) VALUES ($1, 'k', 'Kanarie-koper')`, [user.id])
  await db().query(
    `INSERT INTO self_descriptions (user_id, skills, years, minimum_rate, minimum_hours, maximum_hours, place, available_from)
     VALUES ($1, '[{"name": "Kanarie-vak", "years": 4242}]', 4243, 4244.5, 4245, 4246, 'Kanarie-stad', '2029-03-17')`,
    [user.id],
  )
  await db().query(`INSERT INTO change_preferences (user_id, choices) VALUES ($1, '{"awarded": "Kanarie-keuze"}')`, [
    user.id,
  ])
  await db().query(
    `INSERT INTO inbox_items (id, user_id, kind, profile_id, tender_count, is_listed, read_at)
     SELECT gen_random_uuid(), $1, 'matches', id, 4711, true, '2026-05-22T07:08:09Z' FROM search_profiles`,
    [user.id],
  )
  await db().query(`INSERT INTO reminder_settings (user_id, days) VALUES ($1, '{31,17}')`, [user.id])
  await db().query(
    `INSERT INTO reminders (user_id, tender_id, days, closing_date, reminded_at)
     VALUES ($1, $2, 17, '2026-06-07T08:09:10Z', '2026-05-21T07:08:09Z')`,
    [user.id, tenderId],
  )
}

const bookmark = async (user: User, given: Partial<Bookmark> = {}) =>
  db().save(
    db().create(Bookmark, {
      id: uuid(),
      userId: user.id,
      tenderId: given.tenderId ?? (await aTender(db(), { title: 'Onderhoud' })).id,
      isPublic: true,
      metadata: { notes: 'Kanarie-notitie' },
      ...given,
    }),
  )

const comment = (at: Bookmark, by: User | null, commenterName: string, content: string, given = {}) =>
  db().save(
    db().create(BookmarkComment, {
      id: uuid(),
      bookmarkId: at.id,
      userId: by?.id ?? null,
      commenterName,
      content,
      parentCommentId: null,
      ...given,
    }),
  )

describe('the classification of columns', () => {
  test('covers every table and column: exported, technical, or without personal data', async () => {
    for (const { schema, name, columns: found } of await tables()) {
      if (schema !== 'public' || withoutPeople.includes(name)) continue
      const { exported, technical } = columns[name] ?? { exported: 'a new table', technical: '' }
      const classed = new Set(`${exported} ${technical}`.split(' ').filter(Boolean))
      expect({ [name]: found.filter(column => !classed.has(column)) }).toEqual({ [name]: [] })
      const exportedTwice = exported.split(' ').filter(column => technical.split(' ').includes(column))
      expect(exportedTwice).toEqual([])
    }
  })

  test('covers every table with a column that refers to a user', async () => {
    const rows = await db().query<{ name: string }[]>(
      `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid IN ('app_users'::regclass, 'users'::regclass, 'sessions'::regclass)`,
    )
    expect(rows.filter(({ name }) => !columns[name])).toEqual([])
  })
})

describe('the export of an account', () => {
  test('contains every exported column, of this user only', async () => {
    const user = await somebody()
    const stranger = await aUser(db(), { firstName: 'Vreemde' })
    const own = await bookmark(user)
    await db().query(
      "INSERT INTO tender_put_away (user_id, tender_id, reason, until) VALUES ($1, $2, 'Kanarie-reden', '2026-12-24T08:00:00Z')",
      [user.id, own.tenderId],
    )
    await db().query(
      "INSERT INTO exclusions (id, user_id, kind, value, query) VALUES (gen_random_uuid(), $1, 'word', 'Kanarie-woord', 'x')",
      [user.id],
    )
    await db().query('INSERT INTO tender_seen (user_id, tender_id) VALUES ($1, $2)', [user.id, own.tenderId])
    await comment(own, user, 'Kanarie-ondertekening', 'Kanarie-reactie')
    await comment(own, stranger, 'Vreemde', 'Vreemde reactie')
    await bookmark(stranger, { metadata: { notes: 'Vreemde notitie' } })
    await addAlerts(user)
    const exportText = JSON.stringify(await exportAccount(db(), user.id))

    expect(exportText).not.toContain('Vreemde')
    expect(exportText).not.toMatch(/argon2|unusable/)
    const [{ values }] = await db().query<[{ values: Record<string, Record<string, unknown>> }]>(
      `SELECT jsonb_build_object(
         'app_users', (SELECT to_jsonb(t) FROM app_users t WHERE id = $1),
         'users', (SELECT to_jsonb(t) FROM users t WHERE id = $2),
         'identities', (SELECT to_jsonb(t) FROM identities t WHERE user_id = $1),
         'personal_tokens', (SELECT to_jsonb(t) FROM personal_tokens t WHERE user_id = $1),
         'source_switches', (SELECT to_jsonb(t) FROM source_switches t WHERE changed_by = $1),
         'search_profiles', (SELECT to_jsonb(t) FROM search_profiles t WHERE user_id = $1),
         'tender_seen', (SELECT to_jsonb(t) FROM tender_seen t WHERE user_id = $1),
         'tender_put_away', (SELECT to_jsonb(t) FROM tender_put_away t WHERE user_id = $1),
         'exclusions', (SELECT to_jsonb(t) FROM exclusions t WHERE user_id = $1),
         'profile_alerts', (SELECT to_jsonb(t) FROM profile_alerts t),
         'profile_matches', (SELECT to_jsonb(t) FROM profile_matches t),
         'profile_webhooks', (SELECT to_jsonb(t) FROM profile_webhooks t),
         'profile_links', (SELECT to_jsonb(t) FROM profile_links t),
         'alert_deliveries', (SELECT to_jsonb(t) FROM alert_deliveries t WHERE user_id = $1),
         'tender_follows', (SELECT to_jsonb(t) FROM tender_follows t WHERE user_id = $1),
         'buyer_follows', (SELECT to_jsonb(t) FROM buyer_follows t WHERE user_id = $1),
         'self_descriptions', (SELECT to_jsonb(t) FROM self_descriptions t WHERE user_id = $1),
         'change_preferences', (SELECT to_jsonb(t) FROM change_preferences t WHERE user_id = $1),
         'inbox_items', (SELECT to_jsonb(t) FROM inbox_items t WHERE user_id = $1),
         'reminder_settings', (SELECT to_jsonb(t) FROM reminder_settings t WHERE user_id = $1),
         'reminders', (SELECT to_jsonb(t) FROM reminders t WHERE user_id = $1),
         'push_subscriptions', (SELECT to_jsonb(t) FROM push_subscriptions t WHERE user_id = $1),
         'bookmark_links', (SELECT to_jsonb(t) FROM bookmark_links t WHERE user_id = $1),
         'added_sources', (SELECT to_jsonb(t) FROM added_sources t WHERE created_by = $1),
         'scraper_runs', (SELECT to_jsonb(t) FROM scraper_runs t WHERE accepted_by = $1),
         'bookmarks', (SELECT to_jsonb(t) FROM bookmarks t WHERE user_id = $1),
         'bookmark_comments', (SELECT to_jsonb(t) FROM bookmark_comments t WHERE user_id = $1)) AS values`,
      [user.id, user.legacyUserId],
    )
    // The export names these values differently from the database.
    values.users!.picture = Buffer.from('Kanarie-foto').toString('base64')
    values.bookmarks!.tender_id = 'Onderhoud'
    values.tender_seen!.tender_id = 'Onderhoud'
    values.profile_matches!.profile_id = 'Kanarie'
    values.profile_matches!.tender_id = 'Onderhoud'
    values.reminders!.tender_id = 'Onderhoud'
    values.tender_follows!.tender_id = 'Onderhoud'
    values.inbox_items!.profile_id = 'Kanarie'
    values.tender_put_away!.tender_id = 'Onderhoud'
    values.sessions = { sess: 'Kanarie-browser' }
    for (const [table, { exported }] of Object.entries(columns))
      for (const column of exported.split(' ').filter(Boolean)) {
        const value = values[table]![column]
        const text = typeof value === 'string' ? value : JSON.stringify(value)
        // JSON of the database has spaces and another format of times.
        const isTime = /(?:_at|until|told_from|closing_date)$/.test(column)
        const needle = isTime ? new Date(text).toISOString() : text.replaceAll('": "', '":"')
        expect(`${table}.${column}: ${exportText.includes(needle)} (${needle})`).toBe(
          `${table}.${column}: true (${needle})`,
        )
      }
  })

  test('is the caller’s own data, through GraphQL, as JSON', async () => {
    const user = await somebody()
    const { data } = await ask(db(), '{ accountExport }', {}, testSettings(), user)
    const read = JSON.parse(data.accountExport)
    expect(read).toMatchObject({
      account: { id: user.id, username: 'kanarie.naam' },
      provider: { email: 'kanarie@elders.test' },
      identities: [{ subject: 'Kanarie-sub' }],
      sessions: [{ device: 'Kanarie-browser' }],
      bookmarks: [],
      comments: [],
    })
  })
})

describe('erasing an account', () => {
  const everything = ({ id, legacyUserId }: User) => [
    id,
    id.replaceAll('-', ''),
    legacyUserId!,
    'kanarie',
    hex('Kanarie-foto'),
  ]

  test('leaves neither id nor name nor e-mail in any table, and keeps the texts of others', async () => {
    const user = await somebody()
    const other = await aUser(db(), { firstName: 'Ander' })
    const tender = await aTender(db())
    const [mine, withOthers, onlyMine, theirs] = [
      await bookmark(user),
      await bookmark(user, { tenderId: tender.id }),
      await bookmark(user),
      await bookmark(other, { tenderId: tender.id, metadata: null }),
    ]
    const asked = await comment(withOthers, user, 'Kanarie-ondertekening', 'Wie schrijft er mee in?')
    await comment(withOthers, other, 'Ander', 'Ik wel.', { parentCommentId: asked.id })
    await comment(withOthers, null, 'Iemand van vroeger', 'Ik ook.')
    await comment(onlyMine, user, 'Kanarie', 'Aantekening voor mezelf')
    await comment(theirs, user, 'Kanarie', 'Mooi zo.')
    expect(await tracesOf('kanarie')).not.toEqual([])

    await eraseAccount(db(), user.id)

    expect(await tracesOf(...everything(user))).toEqual([])
    const comments = await db().query(
      `SELECT bookmark_id AS at, commenter_name AS name, content, user_id IS NOT NULL AS "hasUser"
       FROM bookmark_comments ORDER BY created_at, id`,
    )
    expect(comments).toEqual([
      { at: withOthers.id, name: 'Verwijderde gebruiker', content: 'Wie schrijft er mee in?', hasUser: false },
      { at: withOthers.id, name: 'Ander', content: 'Ik wel.', hasUser: true },
      { at: withOthers.id, name: 'Iemand van vroeger', content: 'Ik ook.', hasUser: false },
      { at: theirs.id, name: 'Verwijderde gebruiker', content: 'Mooi zo.', hasUser: false },
    ])
    const bookmarks = await db().query(
      `SELECT id, detached_at IS NOT NULL AS detached, metadata, comment_count AS count FROM bookmarks ORDER BY created_at, id`,
    )
    expect(bookmarks).toEqual([
      { id: withOthers.id, detached: true, metadata: null, count: 3 },
      { id: theirs.id, detached: false, metadata: null, count: 1 },
    ])
    expect(bookmarks.map(({ id }: { id: string }) => id)).not.toContain(mine.id)
    // Counters follow.
    expect(
      await db().query('SELECT public_bookmark_count AS n FROM tender_counters WHERE tender_id = $1', [tender.id]),
    ).toEqual([{ n: 1 }])
  })

  test('twice at once, with the same tender involved, ends without a deadlock', async () => {
    const [one, two, other] = [await aUser(db()), await aUser(db()), await aUser(db())]
    const tender = await aTender(db())
    for (const user of [one, two]) await comment(await bookmark(user, { tenderId: tender.id }), other, 'Ander', 'Hallo')
    await Promise.all([eraseAccount(db(), one.id), eraseAccount(db(), two.id)])
    const rows = await db().query(
      `SELECT a.is_active AS active, a.password_hash AS hash, a.is_admin AS admin, a.first_name AS name, b.detached_at IS NULL AS attached
       FROM bookmarks b JOIN app_users a ON a.id = b.user_id`,
    )
    const nobody = { active: false, hash: 'unusable', admin: false, name: null, attached: false }
    expect(rows).toEqual([nobody, nobody])
    const traces = [one, two].flatMap(({ id, username, email }) => [id, username, email])
    expect(await tracesOf(...traces.map(trace => `"${trace}"`))).toEqual([])
  })

  test('while the sessions of the same user are ended does not deadlock', async () => {
    const user = await aUser(db())
    await aSignIn(db(), user)
    let erasure: Promise<void> | undefined
    await db().transaction(async tx => {
      await tx.query('UPDATE app_users SET is_active = false WHERE id = $1', [user.id])
      erasure = eraseAccount(db(), user.id)
      await untilBlocked(db())
      await endSessionsOf(tx, user.id)
    })
    await erasure
    expect(await tracesOf(user.id)).toEqual([])
  })

  test('changes no other account', async () => {
    await somebody()
    const other = await aUser(db())
    const before = (await dump()).replace(new RegExp(`.*${other.id}.*\n?`), '')
    await eraseAccount(db(), other.id)
    expect((await dump()).trim()).toBe(before.trim())
    await eraseAccount(db(), uuid())
    expect((await dump()).trim()).toBe(before.trim())
  })

  test('is rolled back when it fails half-way', async () => {
    const user = await somebody()
    const before = await dump()
    await db().query(`CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`)
    await db().query('CREATE TRIGGER no BEFORE DELETE ON app_users FOR EACH ROW EXECUTE FUNCTION no()')
    try {
      await expect(eraseAccount(db(), user.id)).rejects.toThrow('no')
    } finally {
      await db().query('DROP TRIGGER no ON app_users; DROP FUNCTION no')
    }
    expect(await dump()).toBe(before)
  })

  test('by GraphQL ends the session at once, and signing in again creates a new account', async () => {
    const person = new Person(() => server.url)
    await person.signInAs('medewerker')
    const { token, user } = await person.session()
    const { json } = await person.graphql('mutation { eraseAccount }')
    expect(json).toEqual({ data: { eraseAccount: true } })
    expect((await person.session()).authenticated).toBe(false)
    expect((await new Person(() => server.url).session({ authorization: `Bearer ${token}` })).authenticated).toBe(false)
    expect(await tracesOf(user.uuid, 'medewerker@', '"Mees"')).toEqual([])
    await person.signInAs('medewerker')
    const again = await person.session()
    expect(again.user.username).toBe('medewerker')
    expect(again.user.uuid).not.toBe(user.uuid)
  })
})
