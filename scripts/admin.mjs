/** `npm run admin -- <e-mail>`: makes an administrator of somebody who has an account. */
import { becomeTool, root } from './lib/steps.mjs'

process.chdir(root)
await becomeTool('tools/make-admin.js')
