/** `npm run worker`: runs the scheduled jobs of an installation, without serving pages. */
import { become, prepare, root } from './lib/steps.mjs'

if (!process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE) {
  console.error('npm run worker needs DATABASE_URL: it works on a database that is there already.')
  process.exit(1)
}
process.chdir(root)
prepare()
await become('processes/work.js')
