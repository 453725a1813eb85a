import 'reflect-metadata'
import { describe, expect, test } from '@jest/globals'
import type { GraphQLObjectType } from 'graphql'
import { buildSchemaSync, Field, Query, Resolver } from 'type-graphql'
import { ObjectType } from '../graphql/object-type.js'
import { MAX_PAGE } from '../../reference/limits.js'
import { connectionOf, pageCursorsOf } from './connection.js'

/** The page numbers, with the current one between brackets. */
function pagerOf(totalCount: number, size: number, skipped: number | null) {
  const shown = (page: { page: number; isCurrent: boolean } | null) =>
    page && (page.isCurrent ? `[${page.page}]` : String(page.page))
  const cursors = pageCursorsOf(totalCount, size, skipped, String)
  return {
    around: cursors.around.map(shown).join(' '),
    ends: [cursors.first, cursors.last].map(shown),
    beside: [cursors.previous, cursors.next].map(shown),
  }
}

describe('the numbered pager', () => {
  test.each([
    // nothing, and nearly nothing
    [0, 10, 0, '', [null, null], [null, null]],
    [0, 10, null, '', [null, null], [null, null]],
    [1, 10, 0, '[1]', ['[1]', '[1]'], [null, null]],
    [10, 10, 0, '[1]', ['[1]', '[1]'], [null, null]],
    [11, 10, 0, '[1] 2', ['[1]', '2'], [null, '2']],
    // five at most, from two before the current one, cut off at the last
    [100, 10, 0, '[1] 2 3 4 5', ['[1]', '10'], [null, '2']],
    [100, 10, 10, '1 [2] 3 4 5', ['1', '10'], ['1', '3']],
    [100, 10, 20, '1 2 [3] 4 5', ['1', '10'], ['2', '4']],
    [100, 10, 30, '2 3 [4] 5 6', ['1', '10'], ['3', '5']],
    [100, 10, 80, '7 8 [9] 10', ['1', '10'], ['8', '10']],
    [100, 10, 90, '8 9 [10]', ['1', '[10]'], ['9', null]],
    // beyond the end, and on no page in particular
    [100, 10, 100, '9 10', ['1', '10'], ['10', null]],
    [100, 10, 990, '', ['1', '10'], [null, null]],
    [100, 10, 25, '1 2 [3] 4 5', ['1', '10'], ['2', '4']],
    [100, 10, null, '1 2 3 4 5', ['1', '10'], [null, null]],
    [100, 1, 0, '[1] 2 3 4 5', ['[1]', '100'], [null, '2']],
    // no more pages than can be requested
    [5_000_000, 20, 0, '[1] 2 3 4 5', ['[1]', String(MAX_PAGE)], [null, '2']],
    [5_000_000, 20, (MAX_PAGE - 1) * 20, '9998 9999 [10000]', ['1', '[10000]'], ['9999', null]],
  ])('shows %d items, %d a page, %s skipped, as %j', (totalCount, size, skipped, around, ends, beside) => {
    expect(pagerOf(totalCount, size, skipped)).toEqual({ around, ends, beside })
  })

  test('makes each cursor from the number of items before its page', () => {
    const { around, first, last } = pageCursorsOf(95, 10, 40, skip => `na ${skip}`)
    expect(around.map(({ page, cursor }) => [page, cursor])).toEqual([
      [3, 'na 20'],
      [4, 'na 30'],
      [5, 'na 40'],
      [6, 'na 50'],
      [7, 'na 60'],
    ])
    expect([first?.cursor, last?.cursor]).toEqual(['na 0', 'na 90'])
  })
})

test('every list has the same shape in the schema, under its own name', () => {
  @ObjectType()
  class Vogel {
    @Field(() => String)
    naam!: string
  }
  @ObjectType()
  class Boom {
    @Field(() => String)
    naam!: string
  }
  const Vogels = connectionOf(Vogel)
  const Bomen = connectionOf(Boom)
  @Resolver()
  class Tuin {
    @Query(() => Vogels)
    vogels() {
      return null
    }

    @Query(() => Bomen)
    bomen() {
      return null
    }
  }
  const schema = buildSchemaSync({ resolvers: [Tuin], validate: false })
  const fieldsOf = (type: string) =>
    Object.values((schema.getType(type) as GraphQLObjectType).getFields()).map(
      field => `${field.name}: ${field.type.toString()}`,
    )
  for (const name of ['Vogel', 'Boom']) {
    expect(fieldsOf(`${name}Edge`)).toEqual(['cursor: String!', `node: ${name}!`])
    expect(fieldsOf(`${name}Connection`)).toEqual([
      `edges: [${name}Edge!]!`,
      `nodes: [${name}!]!`,
      'pageInfo: PageInfo!',
    ])
  }
  expect(fieldsOf('PageInfo')).toEqual([
    'hasNextPage: Boolean!',
    'hasPreviousPage: Boolean!',
    'startCursor: String',
    'endCursor: String',
  ])
})
