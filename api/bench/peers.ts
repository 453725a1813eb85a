import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { start } from './contender.js'
import { type Column, type Dialect, uuidIn } from './rounds.js'
import type { Scenario } from './scenarios.js'

const SOURCES = 'api/bench/peers'
const INSTALLED = path.resolve('.data/bench-peers')

const card = `fragment Card on Tender { id: rowId title organization summary tenderType sourceUrl status statusOpen archived newOn
  estimatedValue currency minHourlyRate maxHourlyRate rateNote publicationDate closingDate closingNote region province
  minHoursPerWeek maxHoursPerWeek workplace homeDaysPerWeek startDate endDate isExtendable positions source
  alsoAt: tendersByCopyOfList { rowId source }
  tenderCategories: tenderCategoriesByTenderIdList(orderBy: [SOURCE_DESC, CONFIDENCE_DESC]) {
    category: categoryByCategoryId { rowId name color } } }`
const list = `query TendersPage($condition: TenderCondition!, $first: Int!, $offset: Int, $after: Cursor) {
  tenders: allTenders(condition: $condition, orderBy: [PUBLICATION_DATE_DESC, ROW_ID_DESC], first: $first, offset: $offset,
    after: $after) { totalCount pageInfo { endCursor } nodes { ...Card } } } ${card}`
const detail = `query Detail($id: UUID!) { tender: tenderByRowId(rowId: $id) { ...Card description closingParty category reference
  contractNature procedureType isEuropean cpv clientHourlyRate awardWinner awardSolution awardDate awardValue awardCurrency bidCount
  awardSource notAwardedReason changes: noticesByTenderIdList { kind publicationId publishedAt }
  lots: lotsByTenderIdList { lot: identifier status: decision reason winner value: awardValue currency: awardCurrency bidCount }
  tenderCategories: tenderCategoriesByTenderIdList(orderBy: [SOURCE_DESC, CONFIDENCE_DESC]) { confidence source matchedKeywords }
  } } ${card}`

/** PostGraphile derives its schema from the tables, so it needs its own documents. */
const postgraphile: Dialect = ({ operation, variables: { id, filter = {}, first, page, after } }) => {
  if (operation === 'Detail') return { query: detail, variables: { id: uuidIn(String(id)) } }
  const { category, domain, region, openClosed } = filter as Readonly<Record<string, string | undefined>>
  const condition = {
    isShown: true,
    ...(category ? { hasCategory: category } : {}),
    ...(domain ? { hasDomain: domain } : {}),
    ...(region ? { province: region.replace(/^./, letter => letter.toUpperCase()) } : {}),
    ...(openClosed ? { isOpen: true } : {}),
  }
  const from = after ? { after } : { offset: (Number(page) - 1) * Number(first) }
  return { query: list, variables: { condition, first, ...from } }
}

/** Starts other stacks on the same database; they are installed on demand, outside of the workspaces. */
export async function startPeers(url: string, say: (line: string) => void): Promise<readonly Column[]> {
  await install(say)
  const at = (name: string) => path.join(INSTALLED, name)
  // PostGraphile needs Node 22, whose npm package is installed for the architecture of this machine only.
  const node = ['x64', 'arm64']
    .map(arch => at(`node_modules/node-linux-${arch}/bin/node`))
    .find(file => fs.existsSync(file))!
  return [
    { contender: await start('mercurius', at('mercurius.mjs'), url), takes: 'texts' },
    {
      contender: await start('postgraphile', at('postgraphile.mjs'), url, { node }),
      takes: postgraphile,
      // Search, facets and sign-in are features of the product that cannot be derived from the tables.
      answers: scenario => isPageOrTender(scenario) && !scenario.isSignedIn && !isSearch(scenario),
    },
    {
      contender: await start('conventional', at('conventional.mjs'), url),
      takes: 'texts',
      answers: isPageOrTender,
      ranksOtherwise: true,
    },
  ]
}

const isPageOrTender = ({ operation }: Scenario) => operation === 'TendersPage' || operation === 'Detail'
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
