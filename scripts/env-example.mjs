/** `npm run env:example`: writes .env.example from the settings as they are declared. */
import path from 'node:path'
import { prepare, root, step } from './lib/steps.mjs'

process.chdir(root)
prepare()
step('Writing .env.example', process.execPath, [path.join(root, 'api/dist/tools/write-env-example.js'), '.env.example'])
