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
const turn = within('Turns of requests')
const database = within('PostgreSQL')
const jobs = within('Jobs')
const live = within('Live')
const alerts = within('Alerts')
const process = within('Start and stop')

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * How long everything may take that waits for somebody else. One place, because they depend on each other: a request outlasts its
 * statements, a statement the waiting for a lock, and a stop all of what it waits for.
 */
export const timeLimits = {
  requestHeaders: http(10 * SECOND, 'until all headers of a request are there'),
  wholeRequest: http(15 * SECOND, 'until its body is there as well'),
  keptConnection: http(
    65 * SECOND,
    'an idle connection is kept; longer than proxies keep theirs, or one of them answers 502',
  ),
  connectionCheck: http(SECOND, 'between two looks at these limits'),

  waitForTurn: turn(2 * SECOND, 'a request whose body was read waits for its turn, and then gets 503'),
  waitForOwnTurn: turn(3 * SECOND, 'it waits for others of the same caller, and then gets 429'),
  turn: turn(5 * SECOND, 'what takes longer waits for something else, and gives its turn to others'),
  request: turn(10 * SECOND, 'a whole request; then it gets no connection'),
  refusalHeld: turn(250, 'a refusal by a rate limit is held, for those who ask again at once'),

  poolConnection: database(2 * SECOND, 'waiting for a connection of the pool, and for a new one to be made'),
  shareConnection: database(3 * SECOND, 'waiting for other statements of the same caller'),
  statement: database(10 * SECOND, 'a statement (`statement_timeout`)'),
  lock: database(2 * SECOND, 'waiting for a lock (`lock_timeout`)'),
  idleTransaction: database(30 * SECOND, 'a transaction without a statement (`idle_in_transaction_session_timeout`)'),
  copiesLock: database(30 * SECOND, 'waiting to say which tenders are copies of each other, one transaction at a time'),
  migrationStatement: database(5 * MINUTE, 'a statement of a migration'),
  migrationRetry: database(
    2 * SECOND,
    'until migrations that met a lock, or lost the database, are tried again; they never give up',
  ),
  silence: database(1500, 'without a byte for a query, until the database is asked whether it still works for it'),
  ownQuestion: database(2 * SECOND, 'connecting and answer of such a question'),
  unreachableRetry: database(SECOND, 'between two tries to reach the database at the start'),

  job: jobs(60 * MINUTE, 'a caller waits for a job'),
  noWorker: jobs(MINUTE, 'it waits while there is no worker'),
  jobPoll: jobs(250, 'between two looks whether a job that somebody waits for has ended'),
  jobStop: jobs(SECOND, 'between two looks whether a job must stop'),
  workerLock: jobs(SECOND, 'between two looks at the lock of the one worker that takes jobs'),
  workerLockAnswer: jobs(10 * SECOND, 'its answer; then the worker ends itself'),
  workerGrace: jobs(15 * SECOND, 'a worker has the lock, until it does the jobs of the one that had it before'),

  listenPing: live(10 * SECOND, 'between two questions on the connection of LISTEN'),
  listenAnswer: live(5 * SECOND, 'its answer, and connecting; then it is replaced'),
  redisPing: live(3 * SECOND, 'between two pings of Redis'),
  redisSilence: live(8 * SECOND, 'a connection to Redis without a byte; then it is replaced'),
  longestBackoff: live(5 * SECOND, 'between two tries to connect again, at the longest'),
  socketInit: live(3 * SECOND, 'a socket says who it is'),
  sessionCheck: live(2 * SECOND, 'between two looks whether the sessions of open sockets have ended'),

  smtpAnswer: alerts(20 * SECOND, 'connecting to the mail server, and each answer of it'),
  webhook: alerts(10 * SECOND, 'a call of a webhook, from look-up to the end of its answer'),
  push: alerts(10 * SECOND, 'a message to a push service'),

  startBeforeStop: process(10 * SECOND, 'a stop waits for a start that is under way'),
  drain: process(2.5 * SECOND, 'the port stays open after `/readyz` says 503'),
  lastRequests: process(2500, 'requests that still run then'),
  workerStart: process(30 * SECOND, 'a worker says that it is there'),
  workerStop: process(5 * SECOND, 'a worker ends, before it is killed'),
  workerFinish: process(2 * SECOND, 'a job of a worker that stops ends by itself'),
} satisfies Readonly<Record<string, TimeLimit>>
