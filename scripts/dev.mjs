/** `npm run dev`: rebuilds on change; the web client on http://localhost:5173 with hot reload, the API behind it. */
import { spawn } from 'node:child_process'
import { prepare, root, tool } from './lib/steps.mjs'

prepare()
const start = (command, args, env = {}) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })

const children = [
  start(...tool('tsc', '-b', 'api', '--watch', '--preserveWatchOutput')),
  start(process.execPath, ['--watch-path=api/dist/src', '--watch-preserve-output', 'api/dist/src/processes/main.js'], {
    PUBLIC_URL: process.env.PUBLIC_URL || 'http://localhost:5173',
  }),
  start(...tool('graphql-codegen', '--config', 'codegen.yml', '--watch')),
  start(...tool('vite', 'web')),
]
const end = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
for (const child of children) child.once('exit', end)
