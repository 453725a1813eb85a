interface TimeLimit {
  readonly ms: number
  readonly group: string
  /** For the table in docs/operating.md. */
  readonly what: string
}

const within =
  (group: string) =>
  (ms: number, what: string): TimeLimit => ({ ms, group, what })

const http = within('HTTP')
const turn = within('Load shedding')
const database = within('PostgreSQL')
const jobs = within('Jobs')
const live = within('Live')
const alerts = within('Alerts')
const process = within('Start and stop')

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * Every timeout and interval, in one place because they depend on each other: a request outlasts its statements, a statement
 * outlasts the wait for a lock, and a stop outlasts everything that it waits for.
 */
export const timeLimits = {
  requestHeaders: http(10 * SECOND, 'receiving the headers of a request'),
  wholeRequest: http(15 * SECOND, 'receiving a whole request'),
  keptConnection: http(
    65 * SECOND,
    'keep-alive of an idle connection; longer than that of proxies, which would answer 502 otherwise',
  ),
  connectionCheck: http(SECOND, 'interval at which these limits are checked'),

  waitForTurn: turn(2 * SECOND, 'a request waits for a slot of the process, and is then answered by 503'),
  waitForOwnTurn: turn(3 * SECOND, 'a request waits for other requests of its caller, and is then answered by 429'),
  turn: turn(5 * SECOND, 'a request that runs longer gives its slot to the next one'),
  request: turn(10 * SECOND, 'deadline of a request, after which it gets no database connection'),
  refusalHeld: turn(250, 'delay of an answer 429, against clients that retry at once'),

  poolConnection: database(2 * SECOND, 'waiting for a connection of the pool, or for a new one'),
  shareConnection: database(3 * SECOND, 'a statement waits for other statements of its caller'),
  statement: database(10 * SECOND, 'a statement (`statement_timeout`)'),
  lock: database(2 * SECOND, 'waiting for a lock (`lock_timeout`)'),
  idleTransaction: database(30 * SECOND, 'a transaction without a statement (`idle_in_transaction_session_timeout`)'),
  copiesLock: database(30 * SECOND, 'waiting for the lock on choosing copies, which one transaction holds at a time'),
  migrationStatement: database(5 * MINUTE, 'a statement of a migration'),
  migrationRetry: database(
    2 * SECOND,
    'delay before migrations are retried after a lock timeout or a lost connection; without a limit on attempts',
  ),
  silence: database(1500, 'silence of a running query, after which its connection is checked'),
  ownQuestion: database(2 * SECOND, 'that check, including connecting'),
  replicaCheck: database(250, 'interval at which the replicas are asked how far they are'),
  replicaAnswer: database(SECOND, 'answer to that question; a replica is skipped without one'),
  unreachableRetry: database(SECOND, 'delay between attempts to reach the database at the start'),

  job: jobs(60 * MINUTE, 'a caller waits for a job to end'),
  noWorker: jobs(MINUTE, 'a caller waits for a job while no worker is active'),
  jobPoll: jobs(250, 'interval at which a waiting caller checks its job'),
  jobStop: jobs(SECOND, 'interval at which a job checks whether it was cancelled'),
  workerLock: jobs(SECOND, 'interval at which a worker checks the lock of the active worker'),
  workerLockAnswer: jobs(10 * SECOND, 'answer to that check; the worker ends itself without one'),
  workerGrace: jobs(15 * SECOND, 'a new active worker waits before it takes over the jobs of its predecessor'),

  listenPing: live(10 * SECOND, 'interval at which the LISTEN connection is checked'),
  listenAnswer: live(5 * SECOND, 'answer to that check, and connecting; the connection is replaced without one'),
  redisPing: live(3 * SECOND, 'interval between pings to Redis'),
  redisSilence: live(8 * SECOND, 'silence of a connection to Redis, after which it is replaced'),
  longestBackoff: live(5 * SECOND, 'longest delay between attempts to reconnect'),
  socketInit: live(3 * SECOND, 'a new socket authenticates'),
  sessionCheck: live(2 * SECOND, 'interval at which the sessions of open sockets are checked'),

  smtpAnswer: alerts(20 * SECOND, 'connecting to the mail server, and each of its answers'),
  webhook: alerts(10 * SECOND, 'a call of a webhook, from DNS look-up to the end of its answer'),
  push: alerts(10 * SECOND, 'a message to a push service'),

  startBeforeStop: process(10 * SECOND, 'a stop waits for a start in progress'),
  drain: process(2.5 * SECOND, 'the port stays open after `/readyz` answers 503'),
  lastRequests: process(2500, 'running requests may finish after that'),
  workerStart: process(30 * SECOND, 'a worker reports that it has started'),
  workerStop: process(5 * SECOND, 'a worker ends, after which it is killed'),
  workerFinish: process(2 * SECOND, 'a job ends by itself when its worker stops'),
} satisfies Readonly<Record<string, TimeLimit>>
