import fs from 'node:fs'
import { expect, test } from '@jest/globals'
import { ignores, parseDockerfile } from './dockerfile.js'

test.each([
  ['ARG VERSION=1', "'ARG VERSION=1' is not supported: only FROM, WORKDIR"],
  ['ADD x y', "'ADD x y' is not supported"],
  ['FROM node:24 AS', 'This form of FROM is not supported: node:24 AS'],
  ['RUN ls', "'RUN ls' stands before the first FROM."],
  ['FROM a\nCOPY --chown=node x y', 'This form of COPY is not supported: --chown=node x y'],
  ['FROM a\nCOPY *.json ./', 'This form of COPY is not supported: *.json ./'],
  ['FROM a\nCOPY a b ./', 'This form of COPY is not supported: a b ./'],
  ['FROM a\nENV A="b c"', 'This form of ENV is not supported: A="b c"'],
  ['FROM a\nRUN --mount=type=cache ls', 'This form of RUN is not supported: --mount=type=cache ls'],
  ['FROM a\nCMD node x.js', 'This form of CMD is not supported: node x.js'],
  ['FROM a\nHEALTHCHECK NONE', 'This form of HEALTHCHECK is not supported: NONE'],
])('refuses %j', (text, sentence) => {
  expect(() => parseDockerfile(text)).toThrow(sentence)
})

test.each(['*.log', '!docs', 'do?s', 'a[b]'])('refuses %j in .dockerignore', pattern => {
  expect(() => ignores(`${pattern}\n`)).toThrow(`The pattern ${pattern} in .dockerignore is not supported`)
})

test('reads stages, with comments and continued lines', () => {
  const text = `# comment
FROM node:24 AS build
WORKDIR /app
COPY . .
# another
RUN one && two \\
  && three
FROM node:24
ENV A=1 B=two
COPY --from=build /app/x ./
USER node
HEALTHCHECK --interval=10s CMD ["node", "-e", "1"]
CMD ["node", "x.js"]
`
  expect(parseDockerfile(text)).toEqual([
    {
      name: 'build',
      directory: '/app',
      environment: {},
      steps: [
        { kind: 'COPY', copy: { from: undefined, source: '.', target: '.' } },
        { kind: 'RUN', script: 'one && two && three' },
      ],
      user: 'root',
      healthcheck: undefined,
      command: undefined,
    },
    {
      name: '1',
      directory: '/',
      environment: { A: '1', B: 'two' },
      steps: [{ kind: 'COPY', copy: { from: 'build', source: '/app/x', target: './' } }],
      user: 'node',
      healthcheck: ['node', '-e', '1'],
      command: ['node', 'x.js'],
    },
  ])
})

test('ignores a name anywhere, and a path with what it contains', () => {
  const isIgnored = ignores('# comment\n**/node_modules\ndocs\n')
  const files = ['node_modules/a', 'web/node_modules/a', 'docs', 'docs/a/b', 'docs2', 'web/docs/a', 'node_modules2/a']
  expect(files.filter(isIgnored)).toEqual(['node_modules/a', 'web/node_modules/a', 'docs', 'docs/a/b'])
})

test('understands docker/Dockerfile and .dockerignore', () => {
  const stages = parseDockerfile(fs.readFileSync('docker/Dockerfile', 'utf8'))
  expect(stages.map(({ user }) => user)).toEqual(['root', 'node'])
  expect(ignores(fs.readFileSync('.dockerignore', 'utf8'))('docker/secrets/session_secret')).toBe(true)
})
