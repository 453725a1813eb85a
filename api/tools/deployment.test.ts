import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { connectionSettings } from '../src/processes/data-source.js'
import { environment } from '../src/platform/settings/environment.js'
import { timeLimits } from '../src/platform/time-limits.js'
import {
  type Container,
  containers,
  dockerfile,
  manifests,
  mountedFiles,
  named,
  ofKind,
  secretFiles,
} from '../test/containers.js'

const nginx = fs.readFileSync('docker/cluster/nginx.conf', 'utf8')
const nginxVariables = [...new Set(Array.from(nginx.matchAll(/\$\{(\w+)\}/g), ([, name]) => name!))].sort()

/** Variables of images that are not ours. */
const known: Readonly<Record<string, readonly string[]>> = {
  postgres: ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'PRIMARY_HOST'],
  nginx: ['NGINX_ENVSUBST_OUTPUT_DIR', ...nginxVariables],
}

const knownTo = ({ isOurs, image }: Container): readonly string[] =>
  isOurs ? Object.keys(environment.shape) : (known[image.split(':')[0]!] ?? [])

const withoutFile = (name: string) => name.replace(/_FILE$/, '')

test('all containers are found', () => {
  expect(containers.map(({ title }) => title)).toEqual([
    'docker/compose.yml: postgres',
    'docker/compose.yml: web',
    'docker/compose.yml: worker',
    'docker/compose.cluster.yml: nginx',
    'docker/compose.cluster.yml: web1',
    'docker/compose.cluster.yml: web2',
    'docker/compose.cluster.yml: web3',
    'docker/compose.cluster.yml: worker1',
    'docker/compose.cluster.yml: worker2',
    'docker/compose.cluster.yml: postgres',
    'docker/compose.cluster.yml: replica',
    'docker/compose.cluster.yml: redis',
    'StatefulSet postgres',
    'StatefulSet replica',
    'Deployment redis',
    'Deployment web',
    'Deployment worker',
  ])
})

describe.each(containers.map(container => [container.title, container] as const))('%s', (_title, container) => {
  test('has only variables that its image knows', () => {
    const names = Object.keys(container.environment).map(name => (name in environment.shape ? name : withoutFile(name)))
    expect(names.filter(name => !knownTo(container).includes(name))).toEqual([])
  })

  test('runs without root and privileges, on a read-only file system, within limits, and is checked', () => {
    const { isReadOnly, isWithoutRoot, hasNoPrivileges, isLimited, isChecked } = container
    expect({ isReadOnly, isWithoutRoot, hasNoPrivileges, isLimited, isChecked }).toEqual({
      isReadOnly: true,
      isWithoutRoot: true,
      hasNoPrivileges: true,
      isLimited: true,
      isChecked: true,
    })
  })

  test('has no secret in plain text', () => {
    const given = Object.entries(container.environment)
    const plain = given.filter(
      ([name, value]) =>
        /SECRET|PASSWORD|TOKEN|PRIVATE_KEY/.test(name) && !name.endsWith('_FILE') && !isFromShell(value),
    )
    const inAddress = given.filter(([, value]) => /:\/\/[^/]*:(?!\$\{)[^/]*@/.test(value))
    expect([...plain, ...inAddress]).toEqual([])
  })

  test('has the files of its secrets', () => {
    const files = Object.values(container.environment).filter(value => value.startsWith('/run/secrets/'))
    const inCommand = container.command.filter(part => part.startsWith('/run/secrets/'))
    const missing = [...files, ...inCommand].filter(file => !container.secrets.includes(file.split('/').at(-1)!))
    expect(missing).toEqual([])
  })

  if (container.isOurs)
    test('runs a file that the build makes, and has the time to stop', () => {
      const built = container.command.filter(part => part.includes('api/dist'))
      expect(built).toHaveLength(2)
      for (const file of built) expect(isBuiltFromSource(file)).toBe(true)
      const { startBeforeStop, drain, lastRequests, workerStop, workerFinish } = timeLimits
      const longest = startBeforeStop.ms + drain.ms + lastRequests.ms + workerStop.ms + workerFinish.ms
      expect(container.stopSeconds * 1000).toBeGreaterThan(longest)
    })
})

/** `${NAME:?message}` and `${NAME:-}`: Compose takes the value from the shell or from .env. */
const isFromShell = (value: string) => /^\$\{\w+(?::\?[^}]*|:-)?\}$/.test(value)

const isBuiltFromSource = (file: string) =>
  fs.existsSync(file.replace(/^(?:\.\/)?api\/dist\/src\/(.*)\.js$/, 'api/src/$1.ts'))

test('the variables of the image are settings', () => {
  const names = Array.from(dockerfile.matchAll(/^ENV (.*)$/gm), ([, line]) =>
    line!.split(' ').map(pair => pair.split('=')[0]!),
  )
  expect(names.flat().filter(name => !(name in environment.shape))).toEqual([])
})

test('files that containers mount exist, and secrets.sh makes their secrets, which are not in git', () => {
  for (const file of mountedFiles) expect([file, fs.existsSync(file)]).toEqual([file, true])
  const script = fs.readFileSync('docker/cluster/secrets.sh', 'utf8')
  for (const { name, file } of secretFiles) {
    expect(file).toBe(`./secrets/${name}`)
    expect(script).toMatch(new RegExp(`\\b${name}\\b`))
  }
  for (const ignored of ['.gitignore', '.dockerignore'])
    expect(fs.readFileSync(ignored, 'utf8')).toMatch(/^docker\/secrets\/?$/m)
})

describe('nginx', () => {
  test('gets each variable of its template', () => {
    const { environment: given } = containers.find(({ image }) => image.startsWith('nginx:'))!
    expect(
      Object.keys(given)
        .filter(name => name !== 'NGINX_ENVSUBST_OUTPUT_DIR')
        .sort(),
    ).toEqual(nginxVariables)
  })

  test('has given up an idle connection before the process at its other end closes it', () => {
    const [, seconds] = /^\s*keepalive_timeout (\d+)s;/m.exec(nginx)!
    expect(Number(seconds) * 1000).toBeLessThan(timeLimits.drain.ms)
  })

  test('restart-web.sh takes a process out, and puts it back', () => {
    const script = fs.readFileSync('docker/cluster/restart-web.sh', 'utf8')
    const [out, back] = Array.from(script.matchAll(/reload "(s\/.*)"$/gm), ([, sed]) => sed!.replace('$web', 'web2'))
    const applied = (sed: string, input: string) => execFileSync('sed', [sed], { input, encoding: 'utf8' })
    const running = nginx.replaceAll(/\$\{NGINX_WEB_(\d)\}/g, 'web$1:4000 resolve')
    const without = applied(out!, running)
    expect(without.match(/^ *server .* down;$/gm)).toEqual([
      '    server web2:4000 resolve max_fails=1 fail_timeout=10s down;',
    ])
    expect(applied(back!, without)).toBe(running)
  })

  test('repeats no request that may have been executed, and passes on no header that a visitor could forge', () => {
    const lines = nginx.split('\n').map(line => line.trim())
    expect(lines.filter(line => line.startsWith('proxy_next_upstream '))).toEqual([
      'proxy_next_upstream error timeout;',
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        'proxy_set_header X-Forwarded-For $remote_addr;',
        'proxy_set_header X-Forwarded-Proto https;',
        "proxy_set_header Forwarded '';",
      ]),
    )
  })
})

test('pgbouncer.ini gives each connection the settings of data-source.ts', () => {
  const queries = fs.readFileSync('docker/cluster/pgbouncer.ini', 'utf8').matchAll(/connect_query='((?:[^']|'')*)'/g)
  const settings = Array.from(queries, ([, query]) =>
    query!.split('; ').map(statement => statement.replaceAll("''", '').replace(/^SET (\w+) = (\w+)$/, '$1=$2')),
  )
  expect(settings).toEqual([connectionSettings, connectionSettings])
})

describe('the manifests of Kubernetes', () => {
  test('are of one namespace, which refuses pods with privileges', () => {
    const [namespace] = ofKind('Namespace')
    const inNamespaces = manifests.filter(({ kind }) => kind !== 'Namespace').map(({ metadata }) => metadata.namespace)
    expect(new Set(inNamespaces)).toEqual(new Set([namespace.metadata.name]))
    expect(namespace.metadata.labels['pod-security.kubernetes.io/enforce']).toBe('restricted')
  })

  test('secrets hold only marked values', () => {
    const values = ofKind('Secret').flatMap(({ stringData, data }) => {
      expect(data).toBeUndefined()
      return Object.values(stringData as Record<string, string>)
    })
    expect(values.filter(value => value !== '' && !value.includes('REPLACE'))).toEqual([])
    expect(values.join('\n')).not.toMatch(/:\/\/\w+:(?!REPLACE@)/)
  })

  test('the scripts of PostgreSQL are those of docker/cluster', () => {
    const { data } = named('ConfigMap', 'postgres')
    for (const name of ['primary.sh', 'replica.sh'])
      expect(data[name]).toBe(fs.readFileSync(`docker/cluster/${name}`, 'utf8'))
  })

  test('services, selectors and the ingress find pods by labels that exist', () => {
    const apps = new Set<string>(
      ofKind('Deployment', 'StatefulSet').map(({ spec }) => spec.template.metadata.labels.app),
    )
    for (const { spec } of ofKind('Deployment', 'StatefulSet'))
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels)
    const selectors = [
      ...ofKind('Service').map(({ spec }) => spec.selector?.app),
      ...ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels.app),
      ...Array.from(
        JSON.stringify(ofKind('NetworkPolicy')).matchAll(/"app":"(\w+)"|"values":\[([^\]]*)\]/g),
        ([, app, list]) => app ?? (JSON.parse(`[${list}]`) as string[]),
      ).flat(),
    ]
    expect(selectors.filter(app => app !== undefined && !apps.has(app))).toEqual([])
    for (const { spec } of ofKind('Ingress'))
      for (const { backend } of spec.rules[0].http.paths) expect(named('Service', backend.service.name)).toBeDefined()
  })

  test('web processes are replaced one by one, and asked at the paths of the product', () => {
    const { replicas, strategy, template } = named('Deployment', 'web').spec
    const { startupProbe, livenessProbe, readinessProbe } = template.spec.containers[0]
    expect([replicas, strategy.rollingUpdate.maxUnavailable]).toEqual([3, 0])
    expect([startupProbe, livenessProbe, readinessProbe].map(probe => probe.httpGet.path)).toEqual([
      '/healthz',
      '/healthz',
      '/readyz',
    ])
  })
})
