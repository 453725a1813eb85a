import fs from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

/** A container of compose.yml, compose.cluster.yml or a manifest of Kubernetes, in one shape. */
export interface Container {
  /** File and name. */
  readonly title: string
  readonly image: string
  /** Whether it runs the image of docker/Dockerfile. */
  readonly isOurs: boolean
  readonly environment: Readonly<Record<string, string>>
  readonly command: readonly string[]
  readonly isReadOnly: boolean
  readonly isWithoutRoot: boolean
  readonly hasNoPrivileges: boolean
  readonly isLimited: boolean
  readonly isChecked: boolean
  /** Seconds between SIGTERM and SIGKILL. */
  readonly stopSeconds: number
  /** Names of the files in /run/secrets. */
  readonly secrets: readonly string[]
}

// Untyped: the tests check the shape.
type Yaml = ReturnType<typeof JSON.parse>

const COMPOSE = ['docker/compose.yml', 'docker/compose.cluster.yml']
const MANIFESTS = 'docker/kubernetes'

export const dockerfile = fs.readFileSync('docker/Dockerfile', 'utf8')
const commandOfImage = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[]

const read = (file: string): Yaml => parse(fs.readFileSync(file, 'utf8'))

/** Merges like the `extends` of Compose: maps by key; lists are appended, except a command. */
function extended(base: Yaml, service: Yaml): Yaml {
  const merged = { ...base }
  for (const [key, value] of Object.entries(service as object)) {
    const before = merged[key]
    if (Array.isArray(value)) merged[key] = /^(?:command|test)$/.test(key) ? value : [...(before ?? []), ...value]
    else merged[key] = value && typeof value === 'object' ? extended(before ?? {}, value) : value
  }
  return merged
}

function serviceOf(file: string, name: string): Yaml {
  const { extends: base, ...service } = read(file).services[name]
  if (!base) return service
  return extended(serviceOf(base.file ? path.join('docker', base.file) : file, base.service), service)
}

/** All services, with what they extend. */
const services: readonly (readonly [string, string, Yaml])[] = COMPOSE.flatMap(file =>
  Object.keys(read(file).services).map(name => [file, name, serviceOf(file, name)] as const),
)

/** The files that services mount, and those that hold their secrets. */
export const mountedFiles = services.flatMap(([, , { volumes = [] }]) =>
  (volumes as string[]).filter(volume => volume.startsWith('./')).map(volume => `docker/${volume.split(':')[0]}`),
)
export const secretFiles = COMPOSE.flatMap(file =>
  Object.entries((read(file).secrets ?? {}) as Record<string, { file: string }>).map(([name, secret]) => ({
    name,
    file: secret.file,
  })),
)

const texts = (given: object): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))

const ofCompose = ([file, name, service]: (typeof services)[number]): Container => {
  const isOurs = service.build !== undefined
  const limits = service.deploy?.resources?.limits ?? {}
  return {
    title: `${file}: ${name}`,
    image: service.image,
    isOurs,
    environment: texts(service.environment ?? {}),
    command: service.command ?? (isOurs ? commandOfImage : []),
    isReadOnly: service.read_only === true,
    isWithoutRoot: service.user !== undefined && !/^(?:0|root)\b/.test(String(service.user)),
    hasNoPrivileges:
      service.cap_drop?.includes('ALL') === true && service.security_opt?.includes('no-new-privileges:true') === true,
    isLimited: Boolean(limits.cpus && limits.memory && limits.pids),
    isChecked: Boolean(service.healthcheck?.test) || (isOurs && /^HEALTHCHECK /m.test(dockerfile)),
    stopSeconds: service.stop_grace_period ? secondsOf(service.stop_grace_period) : 10,
    secrets: service.secrets ?? [],
  }
}

const secondsOf = (text: string) => Number.parseInt(text, 10) * (text.endsWith('m') ? 60 : 1)

export const manifests: readonly Yaml[] = fs.readdirSync(MANIFESTS).flatMap(file =>
  parseAllDocuments(fs.readFileSync(path.join(MANIFESTS, file), 'utf8')).map(document => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join(', ')}`)
    return document.toJS()
  }),
)

export const ofKind = (...kinds: readonly string[]): Yaml[] => manifests.filter(({ kind }) => kinds.includes(kind))
export const named = (kind: string, name: string): Yaml => ofKind(kind).find(({ metadata }) => metadata.name === name)

/** Kubernetes deletes a pod at the end of this time, which includes preStop. */
const stopSecondsOf = (pod: Yaml, container: Yaml): number =>
  (pod.terminationGracePeriodSeconds ?? 30) - Number(container.lifecycle?.preStop?.exec?.command?.[1] ?? 0)

function ofKubernetes({ kind, metadata, spec }: Yaml): Container[] {
  const pod = spec.template.spec
  const secrets = (pod.volumes as Yaml[])
    .flatMap(({ secret, projected }) =>
      secret ? [secret.secretName] : (projected?.sources ?? []).map((source: Yaml) => source.secret.name),
    )
    .flatMap(name => Object.keys(named('Secret', name).stringData))
  return (pod.containers as Yaml[]).map(container => {
    const isOurs = container.image.includes('greenrock-tenders')
    const maps = (container.envFrom ?? []).map((from: Yaml) => named('ConfigMap', from.configMapRef.name).data)
    const own = Object.fromEntries((container.env ?? []).map(({ name, value }: Yaml) => [name, value]))
    const { securityContext, resources, livenessProbe, readinessProbe } = container
    return {
      title: `${kind} ${metadata.name}`,
      image: container.image,
      isOurs,
      environment: texts(Object.assign({}, ...maps, own)),
      command: container.command ?? (isOurs ? commandOfImage : []),
      isReadOnly: securityContext?.readOnlyRootFilesystem === true,
      isWithoutRoot: pod.securityContext?.runAsNonRoot === true && pod.securityContext.runAsUser > 0,
      hasNoPrivileges:
        securityContext?.allowPrivilegeEscalation === false &&
        securityContext.capabilities?.drop?.includes('ALL') === true &&
        pod.securityContext.seccompProfile?.type === 'RuntimeDefault' &&
        pod.automountServiceAccountToken === false,
      isLimited: Boolean(resources?.limits?.cpu && resources.limits.memory),
      isChecked: Boolean(livenessProbe && (readinessProbe || metadata.name === 'worker')),
      stopSeconds: stopSecondsOf(pod, container),
      secrets,
    }
  })
}

export const containers: readonly Container[] = [
  ...services.map(ofCompose),
  ...ofKind('Deployment', 'StatefulSet').flatMap(ofKubernetes),
]
