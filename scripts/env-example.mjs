/** `npm run env:example`: writes .env.example from the settings as they are declared. */
import { becomeTool, root } from './lib/steps.mjs'

process.chdir(root)
await becomeTool('tools/write-env-example.js')
