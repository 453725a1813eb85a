import { WORKER_LOCK } from '../../src/platform/jobs/job-queue.js'
import type { Line } from '../../faults/line.js'
import { refresh } from '../../faults/slow-site.js'
import { startClients } from '../clients.js'
import { startMailServer } from '../engines/mail-server.js'
import { startPgbouncer } from '../engines/pgbouncer.js'
import { type Postgres, startPrimary } from '../engines/postgres.js'
import { harvests } from '../harvested.js'
import { startWeb, startWorker } from '../product.js'
import { startReads } from '../reads.js'
import type { Stage } from '../stage.js'
import { until, within } from '../until.js'

const READS_PER_SECOND = 20
const WRITERS = 6
const PROFILES = 5
const WORKS_WITHIN_MS = 60_000

/** Web processes and workers share pgbouncer's connections; LISTEN, migrations, the queue and the worker's lock bypass it. */
export const pooled: Line<Stage> = {
  name: 'everything behind pgbouncer in transaction mode',
  goal: '0 reads failed, 0 writes lost or doubled, followers told, samples harvested once, one worker at a time, each mail once',
  async run(stage) {
    const primary = await startPrimary(stage)
    const pooler = await startPgbouncer(stage, primary)
    const mail = await startMailServer(stage)
    const settings = {
      DATABASE_DIRECT_URL: primary.url,
      DATABASE_PREPARED_STATEMENTS: 'off',
      REFRESH_COOL_DOWN_SECONDS: '0',
      SMTP_URL: mail.url,
    }
    const products = [await startWeb(stage, pooler.url, settings), await startWeb(stage, pooler.url, settings)]
    const first = await startWorker(stage, pooler.url, settings)
    await until('a worker takes jobs', WORKS_WITHIN_MS, async () => (await leadersOf(primary)) === 1)
    await startWorker(stage, pooler.url, settings)
    await profilesWithMail(primary)

    const urls = products.map(({ url }) => url)
    const clients = await startClients(stage, { urls, databaseUrl: primary.url })
    const { areTold, told } = await clients.tell()
    const reading = startReads(stage, urls, READS_PER_SECOND)
    clients.write(WRITERS)
    const status = await refresh(urls[0]!)
    const { clients: inward, servers: onward } = await pooler.connections()
    const { success } = await harvests(primary.query)
    const samples = await samplesOf(primary)

    await tellNow(primary)
    const areMailed = await within(WORKS_WITHIN_MS, () => mail.recipients.length >= PROFILES)
    await first.kill()
    const isTakenOver = await within(WORKS_WITHIN_MS, async () => (await leadersOf(primary)) === 1)
    await tellNow(primary)
    await until('the next worker has sent what is due', WORKS_WITHIN_MS, async () => (await leftOf(primary)) === 0)
    const leaders = await leadersOf(primary)
    const different = new Set(mail.recipients).size

    const { isRight: areReadsRight, reads } = await reading.ended()
    const { isRight, writes } = await clients.compared()
    stage.say(`the harvest got ${status}; ${inward} clients of pgbouncer on ${onward} connections`)
    return {
      figure:
        `${reads}; ${writes}; ${told}; ${samples.stored} samples, ${samples.twice} twice, ${samples.copies} copies chosen; ` +
        `${leaders} worker; ${mail.recipients.length} mails to ${different} people`,
      isReached:
        areReadsRight &&
        isRight &&
        areTold &&
        areMailed &&
        isTakenOver &&
        leaders === 1 &&
        status === 200 &&
        success === 1 &&
        samples.stored > 0 &&
        samples.twice === 0 &&
        samples.copies > 0 &&
        mail.recipients.length === PROFILES &&
        different === PROFILES &&
        onward < inward,
    }
  },
}

/** The number of connections that hold the lock of the active worker. */
async function leadersOf({ query }: Postgres): Promise<number> {
  const rows = await query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = ${WORKER_LOCK}`)
  return rows.length
}

/** Search profiles of different people that ask for a mail at once about everything new. */
async function profilesWithMail({ query }: Postgres): Promise<void> {
  await query(
    `WITH people AS (SELECT id FROM app_users WHERE username LIKE 'bench%' ORDER BY username LIMIT $1),
       profiles AS (INSERT INTO search_profiles (id, user_id, name, filter)
         SELECT gen_random_uuid(), id, 'Alles', '{}' FROM people RETURNING id)
     INSERT INTO profile_alerts (profile_id, rhythm, minute_of_day, weekday, by_mail, by_push, told_from, next_at)
     SELECT id, 'at_once', 450, 1, true, false, now(), NULL FROM profiles`,
    [PROFILES],
  )
}

/** Runs the job that sends alerts, which otherwise comes every minute, twice at the same time. */
const tellNow = ({ query }: Postgres) =>
  query("SELECT graphile_worker.add_job('tell'), graphile_worker.add_job('tell')")

/** Counts the jobs and deliveries that are still waiting. */
async function leftOf({ query }: Postgres): Promise<number> {
  const [row] = await query<{ left: number }>(
    `SELECT (SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier = 'tell')::int
       + (SELECT count(*) FROM alert_deliveries WHERE next_try_at IS NOT NULL)::int AS left`,
  )
  return row!.left
}

async function samplesOf({ query }: Postgres) {
  const [row] = await query<{ stored: number; twice: number; copies: number }>(
    `SELECT count(*)::int AS stored, count(copy_of)::int AS copies,
       (count(*) - count(DISTINCT (source, publication_id)))::int AS twice
     FROM tenders WHERE is_sample`,
  )
  return row!
}
