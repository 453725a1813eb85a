/** `npm run tables`: writes the tables of docs/operating.md from the code. */
import path from 'node:path'
import { prepare, root, step } from './lib/steps.mjs'

process.chdir(root)
prepare()
step('Writing the tables of docs/operating.md', process.execPath, [
  path.join(root, 'api/dist/tools/write-doc-tables.js'),
])
