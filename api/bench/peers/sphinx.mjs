/**
 * Sphinx beside the database, as it is usually put there: it finds the ids of a page and their total, and PostgreSQL gives their
 * cards, by the limit's own columns. So that it finds the same tenders it gets the words and entries of the product's search
 * index, and the product's own query in its syntax; the order is its own.
 */
import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import mysql from 'mysql2/promise'

const built = file => import(pathToFileURL(path.resolve('api/tools/dist/bench', file)).href)
const { openLimit } = await built('limit/open.js')
const { named } = await built('limit/named.js')
const { foundColumns, pageOf } = await built('limit/reads.js')
const { wordsOf } = await built('limit/words.js')
const { cpuMsOf } = await built('processes.js')
const { serveContender } = await built('serve-contender.js')

const [url, name] = process.argv.slice(2)
const limit = await openLimit(url, name)

/** Sphinx has no signs in words: those that mark entries become Greek letters, any other sign one more. */
const signs = '~<=^*-#'
const letters = 'αβγδεζη'
const otherLetter = 'ω'
const wordOf = lexeme =>
  [...lexeme].map(sign => letters[signs.indexOf(sign)] ?? (/[a-z0-9]/.test(sign) ? sign : otherLetter)).join('')
// A number sign would begin a comment in the configuration.
const wordSql = lexeme =>
  `regexp_replace(translate(${lexeme}, '${signs.replace('#', '')}' || chr(35), '${letters}'), '[^a-z0-9${letters}]', '${otherLetter}', 'g')`
/** In the order of the text, for phrases; entries, which have no place in it, after that. */
const wordsSql = vector => `(SELECT string_agg(${wordSql('lexeme')}, ' ' ORDER BY place) FROM unnest(${vector})
  LEFT JOIN LATERAL unnest(positions) AS place ON true)`

const folder = path.join(import.meta.dirname, 'sphinx')
const socket = path.join(folder, 'searchd.sock')
const configuration = path.join(folder, 'sphinx.conf')
const { hostname, port, username, password, pathname } = new URL(url)
const sql = `SELECT row_number() OVER () AS number, s.tender_id, extract(epoch FROM t.publication_date)::int AS published,
  ${wordsSql("ts_filter(s.title_vector, '{a}')")} AS title, ${wordsSql('s.vector')} AS words
  FROM tender_search s JOIN tenders t ON t.id = s.tender_id WHERE NOT t.archived AND t.copy_of IS NULL`

fs.rmSync(folder, { recursive: true, force: true })
fs.mkdirSync(folder)
fs.writeFileSync(
  configuration,
  `source tenders {
  type = pgsql
  sql_host = ${hostname}
  sql_port = ${port}
  sql_user = ${username}
  sql_pass = ${password}
  sql_db = ${pathname.slice(1)}
  sql_query = ${sql.replaceAll(/\s+/g, ' ')}
  sql_attr_string = tender_id
  sql_attr_timestamp = published
}
index tenders {
  source = tenders
  path = ${folder}/tenders
  charset_table = 0..9, a..z, U+3B1..U+3C9
  min_prefix_len = 1
}
searchd {
  listen = ${socket}:mysql41
  pid_file = ${folder}/searchd.pid
  log = ${folder}/searchd.log
  binlog_path =
}
`,
)
execFileSync('indexer', ['--config', configuration, '--quiet', 'tenders'])
const searchd = spawn('searchd', ['--config', configuration, '--nodetach'], { stdio: 'ignore' })
searchd.once('exit', () => process.exit(1))
process.once('exit', () => searchd.kill())
while (!fs.existsSync(socket)) await setTimeout(50)
const sphinx = mysql.createPool({ socketPath: socket, connectionLimit: 8, multipleStatements: true })

/**
 * A tsquery in Sphinx' syntax. Full parenthesization: there 'or' binds closer than 'and', so brackets are doubled, and each 'or'
 * stands between brackets.
 */
const sphinxQueryOf = tsquery =>
  `((${tsquery
    .replaceAll(/'((?:[^']|'')*)'(:\*)?/g, (_all, lexeme, prefix) => wordOf(lexeme) + (prefix ? '*' : ''))
    .replaceAll(/[^\s()]+(?: <-> [^\s()]+)+/g, phrase => `"${phrase.replaceAll(' <-> ', ' ')}"`)
    .replaceAll('(', '((')
    .replaceAll(')', '))')
    .replaceAll(' | ', ') | (')
    .replaceAll(' & ', ' ')}))`

async function find({ query }, first, skip) {
  const [[rows, meta]] = await sphinx.query(
    `SELECT tender_id FROM tenders WHERE MATCH(${mysql.escape(sphinxQueryOf(query))})
     ORDER BY WEIGHT() DESC, published DESC LIMIT ${skip}, ${first}
     OPTION field_weights = (title = 10), max_matches = ${skip + first}; SHOW META`,
  )
  const total = Number(meta.find(({ Variable_name: of }) => of === 'total_found').Value)
  return { ids: rows.map(({ tender_id: id }) => id), total }
}

const cards = `SELECT ${foundColumns} FROM unnest($1::uuid[]) WITH ORDINALITY AS found (id, place) JOIN tenders t USING (id)
  ORDER BY place`

async function tendersPage({ filter, first, page }) {
  const search = await wordsOf(limit.pool, filter.search)
  const { ids, total } = await find(search.terms, first, (page - 1) * first)
  const { rows } = await limit.pool.query(named({ text: cards, values: [ids] }))
  return pageOf(limit.dictionary, rows, total, search)
}

const server = http.createServer(async (request, response) => {
  const variables = JSON.parse(decodeURIComponent(request.url.slice(request.url.indexOf('?') + 1)))
  const body = JSON.stringify({ data: await tendersPage(variables) })
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})

/** The time of searchd counts as this server's. */
async function used() {
  const { user, system } = process.cpuUsage()
  return { cpu: { user: user + cpuMsOf(searchd.pid) * 1000, system }, rss: process.memoryUsage.rss() }
}
serveContender(server, message => (message === 'used' ? used() : null))
