/** `npm run tool -- <name> [arguments]`: runs one of the tools; without a name it lists them. */
import { root } from './lib/steps.mjs'
import { tools } from './lib/tools.mjs'

const [name] = process.argv.splice(2, 1)
if (name && Object.hasOwn(tools, name)) {
  // Tools resolve file names against the folder of the user's shell.
  process.env.INIT_CWD ??= process.cwd()
  process.chdir(root)
  await tools[name].run()
} else {
  const lines = Object.entries(tools).map(([known, { about }]) => `  ${known.padEnd(18)}${about}`)
  const usage = ['usage: npm run tool -- <name> [arguments]', ...lines].join('\n')
  if (name) {
    console.error(`There is no tool called ${name}.\n${usage}`)
    process.exitCode = 1
  } else console.log(usage)
}
