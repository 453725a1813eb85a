import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort, startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.js'
import { ignores, parseDockerfile, type Stage, type Step } from './dockerfile.js'

/**
 * `npm run tool -- image`: runs the steps of docker/Dockerfile without a container engine, on the tracked files of this checkout, and starts what the
 * image would start, as an unprivileged user on read-only files. Uses the Node and the system libraries of this machine.
 */

const DEADLINE_MS = 60_000
const PUBLIC_URL = 'https://tenders.example.org'
/** 65534 is `nobody` on every Linux. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const began = performance.now()

const say = (line: string) => void process.stdout.write(`${line}\n`)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

function expect(isTrue: boolean, sentence: string): asserts isTrue {
  if (!isTrue) throw new Error(sentence)
}

/** The variables that a build needs; what npm sets for its scripts would change a build. */
const buildEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(?:PATH|HOME|TMPDIR|\w+_proxy|npm_config_\w+|NODE_EXTRA_CA_CERTS)$/i.test(name),
  ),
)

/** The path of a file of a stage, which may be relative to its working directory. */
const inStage = (root: string, { directory }: Stage, file: string) =>
  path.join(root, path.posix.resolve(directory, file))

function copyContext(root: string, target: string): void {
  const isIgnored = ignores(fs.readFileSync('.dockerignore', 'utf8'))
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  for (const file of tracked.filter(name => name && !isIgnored(name) && fs.existsSync(name)))
    fs.cpSync(file, path.join(root, target, file))
}

/** Builds all stages, each in a folder of its own. */
function build(stages: readonly Stage[], folder: string): string {
  const roots = new Map(stages.map(stage => [stage.name, path.join(folder, `stage-${stage.name}`)]))
  for (const stage of stages) {
    const root = roots.get(stage.name)!
    fs.mkdirSync(inStage(root, stage, '.'), { recursive: true })
    for (const step of stage.steps) {
      const since = performance.now()
      const title = step.kind === 'RUN' ? `RUN ${step.script}` : `COPY ${step.copy.source} ${step.copy.target}`
      execute(step, stage, root, roots)
      say(`  ${seconds(since).padStart(7)}  ${title}`)
    }
  }
  return roots.get(stages.at(-1)!.name)!
}

function execute(step: Step, stage: Stage, root: string, roots: ReadonlyMap<string, string>): void {
  if (step.kind === 'RUN') {
    const env = { ...buildEnvironment, ...stage.environment }
    const cwd = inStage(root, stage, '.')
    const { status, stdout, stderr } = spawnSync('sh', ['-c', step.script], {
      cwd,
      env,
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
    expect(status === 0, `RUN ${step.script} failed:\n${stdout}${stderr}`)
    return
  }
  const { from, source, target } = step.copy
  if (from === undefined) {
    expect(source === '.', `COPY ${source} is not supported: only the whole checkout, or files of another stage.`)
    return copyContext(root, path.relative(root, inStage(root, stage, target)))
  }
  const other = roots.get(from)
  expect(other !== undefined, `COPY --from=${from}: there is no such stage.`)
  const file = path.join(other, source)
  expect(fs.existsSync(file), `COPY --from=${from} ${source}: the stage has no such file.`)
  const name = target.endsWith('/') ? path.join(target, path.basename(source)) : target
  fs.cpSync(file, inStage(root, stage, name), { recursive: true, verbatimSymlinks: true })
}

const kilobytes = (file: string) => Number(execFileSync('du', ['-sk', file], { encoding: 'utf8' }).split('\t')[0])

/** A sign-in provider that only describes itself. */
async function startProvider(): Promise<{ readonly issuer: string; stop(): void }> {
  const server = http.createServer((_request, response) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

/** A database whose owner is no superuser, as in docker/cluster/primary.sh. */
async function createDatabase(url: string): Promise<string> {
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query("CREATE ROLE product LOGIN PASSWORD 'product'")
  await admin.query('CREATE DATABASE product OWNER product')
  await admin.end()
  return Object.assign(new URL(url), { username: 'product', password: 'product', pathname: '/product' }).href
}

/** Settings as in a container: secrets are files. */
function settingsOf(stage: Stage, folder: string, port: number, secrets: Readonly<Record<string, string>>) {
  const directory = path.join(folder, 'secrets')
  fs.mkdirSync(directory)
  const files = Object.entries(secrets).map(([name, value]) => {
    const file = path.join(directory, name.toLowerCase())
    fs.writeFileSync(file, `${value}\n`)
    return [`${name}_FILE`, file]
  })
  const temporary = path.join(folder, 'tmp')
  fs.mkdirSync(temporary)
  fs.chmodSync(temporary, 0o777)
  return {
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    TMPDIR: temporary,
    DATA_DIR: path.join(temporary, 'data'),
    ...stage.environment,
    PORT: String(port),
    PUBLIC_URL,
    TRUST_PROXY_HOPS: '1',
    ...(Object.fromEntries(files) as Record<string, string>),
  }
}

interface Answer {
  readonly status: number | undefined
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

/** Asks without TLS, by the address of the pod, as the probes of Kubernetes do. */
const ask = (port: number, address: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    http
      .get({ port, path: address, headers: { host: `10.0.0.7:${port}`, ...headers } }, response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }),
        )
      })
      .once('error', reject)
  })

/** Starts a process of the image; what it writes is shown when it fails. */
function start(command: readonly string[], cwd: string, env: Readonly<Record<string, string>>) {
  const [program, ...args] = command
  const child = spawn(program!, args, { cwd, env, ...unprivileged, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return {
    async until(what: string, isTrue: (output: string) => Promise<boolean> | boolean): Promise<void> {
      const deadline = performance.now() + DEADLINE_MS
      while (!(await isTrue(output))) {
        expect(child.exitCode === null && child.signalCode === null, `${command.join(' ')} ended:\n${output}`)
        expect(performance.now() < deadline, `${what} took longer than ${DEADLINE_MS / 1000} s:\n${output}`)
        await pause(100)
      }
    },
    async stop(): Promise<string> {
      const since = performance.now()
      expect(child.exitCode === null && child.signalCode === null, `${command.join(' ')} ended by itself:\n${output}`)
      child.kill('SIGTERM')
      await once(child, 'exit')
      expect(child.exitCode === 0, `${command.at(-1)} ended with ${child.exitCode ?? child.signalCode}:\n${output}`)
      return seconds(since)
    },
    kill: () => child.kill('SIGKILL'),
  }
}

async function checkPages(port: number): Promise<void> {
  const proxied = { host: 'tenders.example.org', 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }
  const page = await ask(port, '/', proxied)
  expect(
    page.status === 200 && page.text.includes('<div id="root"'),
    `The start page answers ${page.status}: ${page.text}`,
  )
  expect(page.headers['strict-transport-security'] !== undefined, 'The start page has no Strict-Transport-Security.')
  const [, script] = /<script[^>]+src="([^"]+)"/.exec(page.text) ?? []
  for (const address of [script ?? '/', '/graphiql/', '/api/tenders', '/api/docs/']) {
    const { status } = await ask(port, address, proxied)
    expect(status === 200, `${address} answers ${status}.`)
  }
  const signIn = await ask(port, '/api/login', proxied)
  const to = signIn.headers.location ?? ''
  expect(to.includes('/authorize?') && to.includes(encodeURIComponent(PUBLIC_URL)), `/api/login leads to '${to}'.`)
  expect((await ask(port, '/metrics')).status === 403, '/metrics answers a visitor.')
}

async function run(stage: Stage, root: string, folder: string): Promise<void> {
  const { command, healthcheck } = stage
  expect(command !== undefined && healthcheck !== undefined, 'docker/Dockerfile has no CMD or no HEALTHCHECK.')
  expect(stage.user !== 'root', 'The image runs as root.')
  const cwd = inStage(root, stage, '.')
  execFileSync('chmod', ['-R', 'a+rX,a-w', root])
  const postgres = await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres'), unsafeButFast: true })
  const provider = await startProvider()
  const port = await freePort()
  const env = settingsOf(stage, folder, port, {
    DATABASE_URL: await createDatabase(postgres.url),
    SESSION_SECRET: 'a secret of this check and of nothing else',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_SECRET: '',
    METRICS_TOKEN: 'a token of this check',
  })
  const since = performance.now()
  const web = start(command, cwd, env)
  const worker = start(
    command.map(part => part.replace('/serve.js', '/work.js')),
    cwd,
    env,
  )
  try {
    const isReady = () =>
      ask(port, '/readyz').then(
        ({ status }) => status === 200,
        () => false,
      )
    await web.until('/readyz 200', isReady)
    say(`  ${seconds(since).padStart(7)}  until /readyz 200, without TLS, on read-only files`)
    expect((await ask(port, '/healthz')).status === 200, '/healthz does not answer 200.')
    await checkPages(port)
    say('  the start page, its script, GraphiQL, REST and the way to the sign-in provider answer')
    const checked = spawnSync(healthcheck[0]!, healthcheck.slice(1), { cwd, env, ...unprivileged, encoding: 'utf8' })
    expect(checked.status === 0, `HEALTHCHECK ends with ${checked.status}: ${checked.stderr}`)
    say('  HEALTHCHECK ends with 0')
    await worker.until('the start of the worker', output => output.includes('GreenRock Tenders works.'))
    say('  a worker runs')
    say(`  SIGTERM ends the web process with 0 after ${await web.stop()}, the worker after ${await worker.stop()}`)
    const after = spawnSync(healthcheck[0]!, healthcheck.slice(1), { cwd, env, ...unprivileged })
    expect(after.status === 1, `HEALTHCHECK of a stopped process ends with ${after.status}.`)
  } finally {
    web.kill()
    worker.kill()
    provider.stop()
    await postgres.stop()
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-image-'))
fs.chmodSync(folder, 0o755)
try {
  const stages = parseDockerfile(fs.readFileSync('docker/Dockerfile', 'utf8'))
  const root = build(stages, folder)
  for (const name of fs.readdirSync(path.join(root, 'app'))) {
    const size = kilobytes(path.join(root, 'app', name))
    if (size > 1000) say(`  ${(size / 1024).toFixed(0).padStart(4)} MB  ${name}`)
  }
  say(`  ${(kilobytes(root) / 1024).toFixed(0).padStart(4)} MB  of files in the image, without Node`)
  await run(stages.at(-1)!, root, folder)
  say(`The image can be built and runs (${seconds(began)}, Node ${process.versions.node}).`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  execFileSync('chmod', ['-R', 'u+w', folder])
  fs.rmSync(folder, { recursive: true })
}
