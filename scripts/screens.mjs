/** `npm run screens [-- <part of a name>]`: pictures of every screen and state, in test-results/screens or SCREENS. */
import { findChromium } from './lib/chromium.mjs'
import { prepare, root, run, tool } from './lib/steps.mjs'

process.chdir(root)
prepare()
const only = process.argv.slice(2)
const named = only.flatMap(name => ['-g', name])
const env = { ...process.env, CHROMIUM: findChromium() }
process.exit(await run(...tool('playwright', 'test', '--config', 'e2e/screens/screens.config.ts', ...named), { env }))
