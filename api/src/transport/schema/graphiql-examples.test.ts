import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse, specifiedRules, validate } from 'graphql'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { ask } from '../../../test/ask.js'
import { limitRule } from './limits.js'
import { createSchema } from './schema.js'

const database = testDatabase()
const folder = path.resolve('web/graphiql/examples')
const examples = fs.readdirSync(folder).map(name => [name, fs.readFileSync(path.join(folder, name), 'utf8')] as const)

test.each(examples)('the GraphiQL example %s is a valid operation within the limits', (_name, text) => {
  expect(validate(createSchema(), parse(text), [...specifiedRules, limitRule])).toEqual([])
})

test('the GraphiQL examples give a visitor no errors', async () => {
  const { globalId: id } = await aTender(database.manager, { region: 'Utrecht' })
  for (const [name, text] of examples) {
    if (text.includes('subscription')) continue
    const { data, errors } = await ask(database.manager, text, text.includes('$id') ? { id } : {})
    expect([name, errors]).toEqual([name, undefined])
    expect(Object.values(data as object).some(value => value !== null)).toBe(true)
  }
})
