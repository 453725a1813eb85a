import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync, type PubSub } from 'type-graphql'
import { SessionResolver } from '../auth/session.resolver.js'
import {
  BookmarkConnectionResolver,
  BookmarkResolver,
  TenderBookmarksResolver,
} from '../bookmarks/bookmark.resolver.js'
import { AddCommentPayloadResolver, CommentConnectionResolver, CommentResolver } from '../bookmarks/comment.resolver.js'
import { CategoriseResolver } from '../categorise/categorise.resolver.js'
import { RefreshResolver } from '../harvest/refresh.resolver.js'
import { CategoryResolver, ReferenceResolver, SourceResolver } from '../reference/reference.resolver.js'
import { StatsResolver } from '../tenders/stats.resolver.js'
import { TenderConnectionResolver, TenderResolver } from '../tenders/tender.resolver.js'
import { UserConnectionResolver, UserResolver } from '../users/user.resolver.js'
import './enums.js'
import { guarded } from './guard.js'
import { NodeResolver } from './node.resolver.js'
import { RateLimitResolver } from './rate-limit.resolver.js'
import { Instant } from './scalars.js'

export const createSchema = (): GraphQLSchema =>
  guarded(
    buildSchemaSync({
      resolvers: [
        NodeResolver,
        TenderResolver,
        TenderConnectionResolver,
        StatsResolver,
        CategoryResolver,
        SourceResolver,
        ReferenceResolver,
        RefreshResolver,
        CategoriseResolver,
        SessionResolver,
        RateLimitResolver,
        UserResolver,
        BookmarkResolver,
        TenderBookmarksResolver,
        BookmarkConnectionResolver,
        CommentResolver,
        CommentConnectionResolver,
        AddCommentPayloadResolver,
        UserConnectionResolver,
      ],
      scalarsMap: [{ type: Date, scalar: Instant }],
      pubSub: unused,
      validate: false, // rules for input stand in the domain functions, so that every door has them
    }),
  )

/** Demanded where there are subscriptions; ours each bring their own source. */
const unused: PubSub = {
  publish: () => {
    throw new Error('nothing is published this way')
  },
  subscribe: () => {
    throw new Error('nothing is subscribed to this way')
  },
}
