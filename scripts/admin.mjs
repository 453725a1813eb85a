/** `npm run admin -- <e-mail>`: makes an administrator of somebody who has an account. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './lib/steps.mjs'

process.chdir(root)
prepare()
await import(pathToFileURL(path.join(root, 'api/dist/tools/make-admin.js')).href)
