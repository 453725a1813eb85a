import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Stage } from '../stage.js'
import { startEngine, whenReady } from './engine.js'

const READY_MS = 10_000

export interface Nginx {
  readonly url: string
  /** The self-signed certificate, for clients that check it. */
  readonly ca: string
}

/** nginx with TLS on this port of localhost, in front of web processes on these ports. */
export async function startNginx(stage: Stage, port: number, webPorts: readonly number[]): Promise<Nginx> {
  const folder = stage.folder('nginx')
  const key = path.join(folder, 'key.pem')
  const certificate = path.join(folder, 'certificate.pem')
  const request = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  await promisify(execFile)(stage.programs.openssl, ['req', ...request.split(' '), '-keyout', key, '-out', certificate])
  fs.chmodSync(key, 0o644)
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(file, configuration({ folder, port, webPorts, key, certificate }))
  const command = [stage.programs.nginx, '-p', folder, '-e', path.join(folder, 'error.log'), '-c', file] as const
  const engine = startEngine(stage, command, { endsBy: 'SIGTERM', cwd: folder })
  await whenReady('nginx', engine, READY_MS, async () => {
    if (!fs.existsSync(path.join(folder, 'nginx.pid'))) throw new Error('no process id yet')
  })
  return { url: `https://localhost:${port}`, ca: fs.readFileSync(certificate, 'utf8') }
}

interface Places {
  readonly folder: string
  readonly port: number
  readonly webPorts: readonly number[]
  readonly key: string
  readonly certificate: string
}

const configuration = ({ folder, port, webPorts, key, certificate }: Places) => `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream greenrock {
${webPorts.map(web => `    server 127.0.0.1:${web} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port} ssl;
    server_name localhost;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    location / {
      proxy_pass http://greenrock;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_next_upstream error timeout http_503 non_idempotent;
      proxy_connect_timeout 2s;
      proxy_read_timeout 75s;
    }
  }
}
`
