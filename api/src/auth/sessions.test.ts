import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import express from 'express'
import { testSettings } from '../../test/ask.js'
import { testDatabase } from '../../test/database.js'
import { aSignIn, aStaffMember } from '../../test/sign-in.js'
import { createDataSource } from '../data-source.js'
import { IDLE_TIMEOUT_MS } from '../users/sign-in/session.service.js'
import { sessions } from './sessions.js'

const database = testDatabase()

test.each(['Pacific/Kiritimati', 'Europe/Amsterdam', 'Etc/GMT+12'])(
  'a sign-in that is used lasts twelve hours more, also with a database that lives in %s',
  async zone => {
    const { sid, cookie } = await aSignIn(database.manager, await aStaffMember(database.manager))
    const [{ name }] = await database.manager.query<[{ name: string }]>('SELECT current_database() AS name')
    await database.manager.query(`ALTER DATABASE ${name} SET timezone = '${zone}'`)
    const elsewhere = await createDataSource(database.url, 2).initialize()
    const settings = testSettings()
    const app = express().use(...sessions(elsewhere, settings, settings.sessionSecret!))
    const web = http.createServer(app.use((_request, response) => void response.end()))
    try {
      await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve))
      // Last seen so long ago that a request renews that time.
      await elsewhere.query(
        `UPDATE sessions SET expire = now() + interval '1 minute',
           sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb(0))::json WHERE sid = $1`,
        [sid],
      )
      await fetch(`http://127.0.0.1:${(web.address() as AddressInfo).port}/`, { headers: cookie })
      const [{ left }] = await elsewhere.query<[{ left: string }]>(
        'SELECT extract(epoch FROM expire - now()) * 1000 AS left FROM sessions WHERE sid = $1',
        [sid],
      )
      expect(Math.abs(Number(left) - IDLE_TIMEOUT_MS)).toBeLessThan(60_000)
    } finally {
      await new Promise(resolve => web.close(resolve))
      await elsewhere.destroy()
      await database.manager.query(`ALTER DATABASE ${name} RESET timezone`)
    }
  },
)
