/** The instructions of docker/Dockerfile; `npm run tool -- image` executes no others. */
const KNOWN = ['FROM', 'WORKDIR', 'ENV', 'COPY', 'RUN', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']

export interface Copy {
  /** Name of another stage; undefined for the checkout. */
  readonly from: string | undefined
  readonly source: string
  readonly target: string
}

export type Step = { readonly kind: 'COPY'; readonly copy: Copy } | { readonly kind: 'RUN'; readonly script: string }

export interface Stage {
  readonly name: string
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
  readonly user: string
  readonly healthcheck: readonly string[] | undefined
  readonly command: readonly string[] | undefined
}

type Draft = { -readonly [Key in keyof Stage]: Stage[Key] } & { environment: Record<string, string>; steps: Step[] }

/** @throws Error with a sentence for an instruction, or a form of one, that is not supported */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(line => line.trim() !== '')
  const stages: Draft[] = []
  for (const line of lines) {
    const [, instruction = '', given = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? []
    if (!KNOWN.includes(instruction)) throw new Error(`'${line}' is not supported: only ${KNOWN.join(', ')} are.`)
    const stage = stages.at(-1)
    if (instruction === 'FROM') stages.push(stageOf(given, stages.length))
    else if (!stage) throw new Error(`'${line}' stands before the first FROM.`)
    else apply(stage, instruction, given)
  }
  return stages
}

function stageOf(given: string, index: number): Draft {
  const [, name = String(index)] = /^\S+(?: AS (\S+))?$/.exec(given) ?? refuse('FROM', given)
  return { name, directory: '/', environment: {}, steps: [], user: 'root', healthcheck: undefined, command: undefined }
}

function apply(stage: Draft, instruction: string, given: string): void {
  if (instruction === 'WORKDIR') stage.directory = given
  else if (instruction === 'ENV')
    for (const pair of given.split(/\s+/)) {
      const [, name, value] = /^(\w+)=([^"'$\s]*)$/.exec(pair) ?? refuse(instruction, given)
      stage.environment[name!] = value!
    }
  else if (instruction === 'COPY') {
    const [, from, source, target] =
      /^(?:--from=(\S+) )?([^\s[*?-]\S*) (\S+)$/.exec(given) ?? refuse(instruction, given)
    stage.steps.push({ kind: 'COPY', copy: { from, source: source!, target: target! } })
  } else if (instruction === 'RUN') {
    if (/^(?:\[|--)/.test(given)) refuse(instruction, given)
    stage.steps.push({ kind: 'RUN', script: given })
  } else if (instruction === 'USER') stage.user = given
  else if (instruction === 'CMD') stage.command = argumentsOf(instruction, given)
  else if (instruction === 'HEALTHCHECK') {
    const [, command] = /^(?:--\S+ )*CMD (\[.*)$/.exec(given) ?? refuse(instruction, given)
    stage.healthcheck = argumentsOf(instruction, command!)
  }
}

function argumentsOf(instruction: string, given: string): string[] {
  if (!given.startsWith('[')) refuse(instruction, given)
  return JSON.parse(given) as string[]
}

function refuse(instruction: string, given: string): never {
  throw new Error(`This form of ${instruction} is not supported: ${given}`)
}

/**
 * Whether .dockerignore keeps a file out of the build.
 * @throws Error with a sentence for a pattern that is not supported
 */
export function ignores(dockerignore: string): (file: string) => boolean {
  const patterns = dockerignore.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  const odd = patterns.find(pattern => /[*?[!\\]/.test(pattern.replace(/^\*\*\//, '')))
  if (odd) throw new Error(`The pattern ${odd} in .dockerignore is not supported: write a path, or **/ and a name.`)
  return file =>
    patterns.some(pattern =>
      pattern.startsWith('**/')
        ? `/${file}/`.includes(`/${pattern.slice(3)}/`)
        : file === pattern || file.startsWith(`${pattern}/`),
    )
}
