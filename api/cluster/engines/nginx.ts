import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Stage } from '../stage.js'
import { startEngine, whenReady } from './engine.js'
import { filled } from './template.js'
import { freePort } from '../../src/platform/database/embedded-postgres.js'

/** The configuration that docs/scaling.md describes. */
const TEMPLATE = 'docker/cluster/nginx.conf'
const READY_MS = 10_000
/** The template has this many web processes. */
const PROCESSES = 3

export interface Nginx {
  readonly url: string
  /** The self-signed certificate, for clients that check it. */
  readonly ca: string
  /** Takes a web process out, or back in, by a reload like that of docker/cluster/restart-web.sh. */
  setDown(webPort: number, isDown: boolean): void
}

/** nginx with TLS on this port of localhost, in front of web processes on these ports. */
export async function startNginx(stage: Stage, port: number, webPorts: readonly number[]): Promise<Nginx> {
  const folder = stage.folder('nginx')
  const url = `https://localhost:${port}`
  const { key, certificate } = await selfSigned(stage, folder)
  const down = new Set<number>()
  const httpPort = await freePort()
  const file = path.join(folder, 'nginx.conf')
  const write = () =>
    fs.writeFileSync(
      file,
      filled(TEMPLATE, {
        NGINX_DIRECTORY: folder,
        NGINX_HTTP_PORT: `127.0.0.1:${httpPort}`,
        NGINX_HTTPS_PORT: `127.0.0.1:${port}`,
        NGINX_CERTIFICATE: certificate,
        NGINX_CERTIFICATE_KEY: key,
        NGINX_RESOLVER: '127.0.0.1',
        NGINX_PUBLIC_URL: url,
        ...Object.fromEntries(
          Array.from({ length: PROCESSES }, (_, index) => [`NGINX_WEB_${index + 1}`, serverOf(webPorts[index], down)]),
        ),
      }),
    )
  write()
  const command = [stage.programs.nginx, '-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'] as const
  const engine = startEngine(stage, command, { endsBy: 'SIGTERM', cwd: folder })
  const isHealthy = async () => (await fetch(`http://127.0.0.1:${httpPort}/nginx-health`)).ok
  await whenReady('nginx', engine, READY_MS, isHealthy)
  return {
    url,
    ca: fs.readFileSync(certificate, 'utf8'),
    setDown(webPort, isDown) {
      if (isDown) down.add(webPort)
      else down.delete(webPort)
      write()
      engine.child.kill('SIGHUP')
    },
  }
}

/** A place of the template without a process is always down. */
const serverOf = (webPort: number | undefined, down: ReadonlySet<number>) =>
  webPort === undefined ? '127.0.0.1:9 down' : `127.0.0.1:${webPort}${down.has(webPort) ? ' down' : ''}`

async function selfSigned(stage: Stage, folder: string) {
  const key = path.join(folder, 'key.pem')
  const certificate = path.join(folder, 'certificate.pem')
  const request = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  await promisify(execFile)(stage.programs.openssl, ['req', ...request.split(' '), '-keyout', key, '-out', certificate])
  fs.chmodSync(key, 0o644)
  return { key, certificate }
}
