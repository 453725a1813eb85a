import { toGlobalId } from 'graphql-relay'
import { ArgsType, Field, ID, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { PageInfo } from '../../platform/paging/connection.js'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../reference/limits.js'
import { Tender } from '../tender/tender.entity.js'
import type { TenderVersion, VersionPage } from './versions.service.js'

@ArgsType()
export class ChangesArgs {
  @Field(() => Int, {
    nullable: true,
    description: `Page size, 1–${MAX_PAGE_SIZE}; ${DEFAULT_PAGE_SIZE} when it is not given.`,
  })
  first?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'Cursor after which the changes begin. Without one, every tender is listed once.',
  })
  after?: string | null
}

@ObjectType({ description: 'A tender at its latest change.' })
export class ChangedTender {
  @Field(() => ID, { description: 'Global id of the tender, also when it is gone.' })
  id!: string

  @Field(() => Date, { description: 'When it was changed; the order of the list is that of the commits.' })
  changedAt!: Date

  @Field(() => Boolean, {
    description: 'Whether it was deleted: remove it from your copy, which may never have contained it.',
  })
  removed!: boolean

  @Field(() => Tender, { nullable: true, description: 'The current tender; null when it was deleted.' })
  tender!: Tender | null
}

@ObjectType({ description: 'A ChangedTender with its cursor in the list.' })
export class ChangedTenderEdge {
  @Field(() => String, { description: 'Opaque: for `after`, of `changes` only.' })
  cursor!: string

  @Field(() => ChangedTender, { description: 'The ChangedTender.' })
  node!: ChangedTender
}

@ObjectType({ description: 'One page of the update feed.' })
export class ChangedTenderConnection {
  @Field(() => [ChangedTenderEdge], { description: 'The changes of the page with their cursors.' })
  edges!: ChangedTenderEdge[]

  @Field(() => [ChangedTender], { description: 'The changes of the page, without cursors.' })
  nodes!: ChangedTender[]

  @Field(() => PageInfo, {
    description:
      'Continue with `endCursor`, at once when `hasNextPage`, else after a while. An empty page has one too.',
  })
  pageInfo!: PageInfo

  totalCount!: () => Promise<number>
}

const changedOf = ({ tenderId, changedAt, tender }: TenderVersion): ChangedTender => ({
  id: toGlobalId('Tender', tenderId),
  changedAt,
  removed: tender === null,
  tender,
})

/** Relay: with `first` only, `hasPreviousPage` may be left undetermined. */
export function changesOf(
  { versions, hasMore, endCursor }: VersionPage,
  totalCount: () => Promise<number>,
): ChangedTenderConnection {
  const edges = versions.map(version => ({ cursor: version.cursor, node: changedOf(version) }))
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: hasMore,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor ?? null,
      endCursor,
    },
    totalCount,
  }
}
