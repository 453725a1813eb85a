/** `npm run serve`: an additional web process on an existing database. It reads no sources unless WORKER=inline. */
import { become, prepare, root } from './lib/steps.mjs'

if (!process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE) {
  console.error('npm run serve needs DATABASE_URL: it is one more process on a database that is there already.')
  process.exit(1)
}
process.env.WORKER ||= 'off'
process.chdir(root)
prepare()
await become('processes/serve.js')
