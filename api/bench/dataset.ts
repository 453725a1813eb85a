import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import pg from 'pg'

const TABLES = ['tenders', 'notices', 'tender_categories', 'lots', 'tender_changes'] as const
const BATCH = 1000
const DAY_MS = 86_400_000
const YEARS_MS = 4 * 365.25 * DAY_MS
const BOOKMARKS = 3000
const OWN_BOOKMARKS = 60

export const reader = { username: 'lezer.bench', password: 'drie losse schoenen in de gang' }

/** Monday of this week, so that all databases of a week have the same dates. */
export const monday = new Date(Math.floor((Date.now() / DAY_MS + 3) / 7) * 7 * DAY_MS - 3 * DAY_MS)

const known =
  'levering onderhoud renovatie software beheer raamovereenkomst gemeente advies zorg jeugdhulp afval energie beveiliging inhuur netwerk schoonmaak onderzoek opleiding bouw wegen riool verlichting applicatie meubilair vervoer controle toezicht opdracht perceel looptijd verlenging inschrijver kwaliteit planning uitvoering materieel locatie dienstverlening duurzaam veiligheid'.split(
    ' ',
  )
const syllables = 'ka ver de wo lin stra ten mo bur gen hof dijk raad plan veld zor tel nis'.split(' ')
const LANGUAGE = 20_000
const sources = 'tenderned ted between striive headfirst flextender ctm freep opdrachtoverheid zzp-opdrachten'.split(
  ' ',
)
const cpv = '72000000 45000000 79600000 85000000 90500000 71300000 80500000 30200000 50700000 48000000'.split(' ')
const places =
  'Amsterdam Noord-Holland,Haarlem Noord-Holland,Rotterdam Zuid-Holland,Leiden Zuid-Holland,Utrecht Utrecht,Amersfoort Utrecht,Arnhem Gelderland,Zwolle Overijssel,Breda Noord-Brabant,Maastricht Limburg,Groningen Groningen,Assen Drenthe'
    .split(',')
    .map(place => place.split(' '))

/** A made-up word for each rank, because real word lists are too short; every 50th is a word that people search for. */
function wordOf(rank: number): string {
  const real = known[rank / 50 - 1]
  if (real) return real
  let word = syllables[rank % 7]!
  for (let rest = rank; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length]!
  return word
}

/** Pseudo-random numbers from a fixed seed, so that all databases have the same rows. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** UUID version 7: ids are ordered by time. */
function idOf(at: Date, name: string): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  const rest = createHash('md5').update(name).digest('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`
}

type Category = Readonly<Record<'id' | 'name' | 'domain', string>> & { readonly bit: number }

/** Most stored tenders are recent: three in ten closed less than 90 days ago. */
const publishedAt = (index: number, count: number) =>
  new Date(monday.getTime() - Math.floor(YEARS_MS * (index / count) ** 2) - index)

/** The tender of the detail page benchmark: a procurement awarded in lots. */
const MEASURED = 21
export const measuredTenderId = idOf(new Date(monday.getTime() - MEASURED), `tender ${MEASURED}`)

/** Rows of one tender, by table: every 20th is a copy of the previous one, at another source. */
function made(index: number, count: number, categories: readonly Category[]) {
  const isCopy = index % 20 === 10
  const shown = isCopy ? index - 1 : index
  const random = seeded(shown + 1)
  for (let warm = 0; warm < 3; warm++) random()
  // Zipf's law: the hundredth word occurs a hundredth as often as the first.
  const text = (length: number) => Array.from({ length }, () => wordOf(Math.floor(LANGUAGE ** random()))).join(' ')
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  const at = index === MEASURED ? new Date(monday.getTime() - MEASURED) : publishedAt(index, count)
  const closing = new Date(at.getTime() + Math.floor((10 + random() * 50) * DAY_MS))
  const [region, province] = oneOf(places)
  const description = text(75)
  const first = oneOf(categories)
  const chosen = [first, ...categories.filter(one => one !== first && one.domain === first.domain && random() < 0.4)]
  const source = sources[(shown + (isCopy ? 1 : 0)) % sources.length]!
  const id = idOf(at, `tender ${index}`)
  const day = at.toISOString().slice(0, 10)
  const tenders = {
    id,
    source,
    procedure_key: String(index),
    publication_id: String(index),
    title: text(6),
    summary: description.slice(0, 147),
    description,
    organization: random() < 0.5 ? `Gemeente ${region}` : `Stichting ${text(2)}`,
    publication_date: at,
    closing_date: closing,
    status: 'Open',
    category: first.name,
    green_rock_category: first.name,
    relevance_score: 80,
    region,
    province,
    cpv: [...new Set([oneOf(cpv), oneOf(cpv)])],
    source_url: `https://www.tenderned.nl/aankondigingen/overzicht/${index}`,
    archived: closing.getTime() < monday.getTime() - 90 * DAY_MS,
    category_mask: String(chosen.reduce((mask, { bit }) => mask | (1n << BigInt(bit)), 0n)),
    content_hash: '\\x00',
    new_on: day,
    copy_of: isCopy ? idOf(publishedAt(shown, count), `tender ${shown}`) : null,
    created_at: at,
    ...(shown % 3 === 1 ? assignment(random, at) : procurement(random)),
  }
  const lots = shown % 3 !== 1 && shown % 7 === 0 ? lotsOf(tenders, day) : []
  const { publication_id, procedure_key, title } = tenders
  const content = { kind: 'competition', publicationId: publication_id, publishedAt: at, title }
  const keys = { source, publication_id, tender_id: id, procedure_key }
  const tender_categories = chosen.map((category, place) => ({
    id: idOf(at, `category ${index} ${place}`),
    tender_id: id,
    category_id: category.id,
    confidence: 0.8 - place / 10,
    matched_keywords: [known[place]],
  }))
  const published = {
    kind: 'published',
    topic: 'progress',
    notice_kind: content.kind,
    published_at: at,
    publication_id,
  }
  const change = {
    ...published,
    id: idOf(at, `change ${index}`),
    tender_id: id,
    key: 'published',
    position: 0,
    details: {},
  }
  const tender_changes = [{ ...change, noticed_at: at, is_obsolete: false, is_untold: false }]
  const notices = { ...keys, fingerprint: '\\x00', content, published_at: at }
  return { tenders, notices, tender_categories, lots, tender_changes }
}

const assignment = (random: () => number, at: Date) => ({
  tender_type: 'freelance_contract',
  min_hourly_rate: Math.round(60 + random() * 40),
  max_hourly_rate: Math.round(100 + random() * 60),
  min_hours_per_week: 24,
  max_hours_per_week: 36,
  workplace: random() < 0.5 ? 'hybrid' : 'on_site',
  start_date: new Date(at.getTime() + 30 * DAY_MS).toISOString().slice(0, 10),
  positions: 1,
})

const lotsOf = ({ id, estimated_value }: { readonly id: string; readonly estimated_value?: number }, day: string) =>
  [1, 2, 3].map(number => ({
    tender_id: id,
    position: number,
    identifier: `LOT-000${number}`,
    number: String(number),
    decision: 'awarded',
    winner: `Leverancier ${number} B.V.`,
    award_date: day,
    award_value: estimated_value,
    award_currency: 'EUR',
    bid_count: 4,
    cpv: [],
    nuts: [],
  }))

function procurement(random: () => number) {
  const value = Math.round(random() * 1_000_000)
  return {
    tender_type: 'eu_procurement',
    contract_nature: 'services',
    procedure_type: 'open',
    is_european: random() < 0.7,
    reference: `ZAAK-${value}`,
    estimated_value: value,
    currency: 'EUR',
  }
}

/**
 * Fills a migrated database with this many tenders of four years, seven in ten of them archived, and with bookmarks. Inserts into the tables and
 * leaves derived data to triggers, so that checkouts with another design get the same data.
 */
export async function fill(url: string, count: number): Promise<void> {
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  const insert = async (table: string, rows: readonly object[]) => {
    if (rows.length === 0) return
    const columns = [...new Set(rows.flatMap(row => Object.keys(row)))].join(', ')
    const text = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`
    await db.query(text, [JSON.stringify(rows)])
  }
  try {
    const { rows: categories } = await db.query<Category>('SELECT id, name, domain, bit FROM categories ORDER BY slug')
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) => made(from + n, count, categories))
      await db.query('BEGIN')
      for (const table of TABLES)
        await insert(
          table,
          rows.flatMap(row => row[table] as object | object[]),
        )
      await db.query('COMMIT')
    }
    await bookmark(db)
    await db.query('VACUUM (ANALYZE)')
  } finally {
    await db.end()
  }
}

/** Public bookmarks of fifty users on the newest tenders, and the reader's own, half of them private. */
async function bookmark(db: pg.Client): Promise<void> {
  await db.query(
    `INSERT INTO app_users (id, username, email, password_hash, first_name, last_name)
     SELECT gen_random_uuid(), name, name || '@greenrock.nl', $2, 'Anna', 'de Vries'
     FROM (SELECT $1 AS name UNION ALL SELECT 'bench' || n FROM generate_series(1, 50) n) people`,
    [reader.username, await hash(reader.password)],
  )
  await db.query(
    `INSERT INTO bookmarks (id, user_id, tender_id, created_at)
     SELECT gen_random_uuid(), u.id, t.id, now() - t.place * interval '1 minute'
     FROM (SELECT id, row_number() OVER (ORDER BY username) AS place FROM app_users WHERE username LIKE 'bench%') u
     JOIN (SELECT id, row_number() OVER (ORDER BY publication_date DESC, id) AS place
           FROM tenders WHERE NOT archived ORDER BY publication_date DESC, id LIMIT $1) t ON t.place % 50 = u.place % 50`,
    [BOOKMARKS],
  )
  await db.query(
    `INSERT INTO bookmarks (id, user_id, tender_id, is_public, created_at)
     SELECT md5(place::text)::uuid, (SELECT id FROM app_users WHERE username = $1), id, place % 2 = 0,
       now() - place * interval '1 minute'
     FROM (SELECT id, row_number() OVER (ORDER BY publication_date DESC, id) AS place FROM tenders
           WHERE NOT archived AND copy_of IS NULL ORDER BY publication_date DESC, id LIMIT $2) t`,
    [reader.username, OWN_BOOKMARKS],
  )
}
