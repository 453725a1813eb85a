/** Refreshes from the stand-in, and kills its own process at statement number DIE_AT. */
import { createDataSource } from '../dist/src/processes/data-source.js'
import { refreshTenders } from '../dist/src/ingest/harvest/refresh.service.js'
import { readConfiguration } from '../dist/src/processes/configuration.js'

const { DATABASE_URL, STAND_IN, DAYS, DIE_AT } = process.env
const source = await createDataSource(DATABASE_URL).initialize()
let sent = 0
const known = new WeakSet()
source.driver.master.on('acquire', client => {
  if (known.has(client)) return
  known.add(client)
  const send = client.query.bind(client)
  client.query = (...given) => {
    if (++sent === Number(DIE_AT)) process.kill(process.pid, 'SIGKILL')
    return send(...given)
  }
})
const settings = readConfiguration({
  SOURCES: 'live',
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  REFRESH_COOL_DOWN_SECONDS: '0',
})
await refreshTenders(source.manager, {
  ...settings,
  sourcePlaces: { tenderned: { baseUrl: `${STAND_IN}/tenderned`, days: Number(DAYS) } },
})
await source.destroy()
