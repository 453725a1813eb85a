import { describe, expect, test } from '@jest/globals'
import { serverAudits } from 'graphql-http'
import { testDatabase } from '../../../test/database.js'
import { testServer } from '../../../test/web-server.js'

const server = testServer(testDatabase())

describe('the audits of GraphQL over HTTP (package graphql-http)', () => {
  const audits = serverAudits({ url: () => `${server.url}/graphql` })

  test('consist of 61 audits', () => {
    expect(audits).toHaveLength(61)
  })

  test.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('pass: $id $name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' })
  })
})
