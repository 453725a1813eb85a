import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { BookmarkLinkResolver } from '../../people/bookmarks/link/bookmark-link.resolver.js'
import { buildSchemaSync, type PubSub } from 'type-graphql'
import { PersonalTokenResolver } from '../../people/auth/personal-token.resolver.js'
import { SessionResolver } from '../../people/auth/session.resolver.js'
import {
  BookmarkConnectionResolver,
  BookmarkResolver,
  TenderBookmarksResolver,
} from '../../people/bookmarks/bookmark.resolver.js'
import {
  BookmarkCommentsResolver,
  AddCommentPayloadResolver,
  CommentConnectionResolver,
  CommentResolver,
} from '../../people/comments/comment.resolver.js'
import { AwardResolver } from '../../ingest/awards/award.resolver.js'
import { CategoriseResolver } from '../../tenders/categorise/categorise.resolver.js'
import { AddedSourceResolver } from '../../ingest/harvest/added/added-source.resolver.js'
import {
  EmptySearchConnectionResolver,
  EmptySearchResolver,
} from '../../tenders/empty-searches/empty-search.resolver.js'
import { SourceHealthResolver } from '../../ingest/harvest/health/health.resolver.js'
import { RefreshResolver } from '../../ingest/harvest/refresh.resolver.js'
import { RunConnectionResolver, RunResolver } from '../../ingest/harvest/run.resolver.js'
import { CatalogueResolver, CategoryResolver } from '../../tenders/catalogue/catalogue.resolver.js'
import { CoverageResolver, CoveredSourceResolver } from '../../tenders/source-coverage/coverage.resolver.js'
import { JobResolver } from './job.resolver.js'
import { SourceStateResolver } from '../../ingest/harvest/source-state.resolver.js'
import { RelatedTenderConnectionResolver, RelatedTendersResolver } from '../../tenders/similar/similar.resolver.js'
import { ExclusionResolver } from '../../people/dismissed/exclusion.resolver.js'
import { DismissalResolver } from '../../people/dismissed/dismissal.resolver.js'
import { AlertResolver } from '../../people/alerts/alert.resolver.js'
import { SearchProfileResolver } from '../../people/profiles/search-profile.resolver.js'
import { DocumentResolver } from '../../ingest/documents/document.resolver.js'
import { SeenResolver } from '../../people/seen/seen.resolver.js'
import { FilterValueResolver } from '../../tenders/suggest/filter-value.resolver.js'
import { SuggestionResolver } from '../../tenders/suggest/suggestion.resolver.js'
import { TenderCopiesResolver } from '../../tenders/duplicates/copy.resolver.js'
import { CategoryTenderCountResolver, SourceTenderCountResolver } from '../../tenders/tender/tender-counts.resolver.js'
import { ActivityResolver } from '../../tenders/activity/activity.resolver.js'
import { StatsResolver } from '../../tenders/tender/stats.resolver.js'
import { TenderVersionResolver } from '../../tenders/versions/version.resolver.js'
import { FitResolver } from '../../people/fit/fit.resolver.js'
import { FollowResolver } from '../../people/following/follow.resolver.js'
import {
  InboxConnectionResolver,
  InboxResolver,
  InboxUpdateResolver,
  MarkInboxPayloadResolver,
  TenderInboxResolver,
} from '../../people/inbox/inbox.resolver.js'
import { TenderChangeResolver } from '../../tenders/changes/change.resolver.js'
import { TenderConnectionResolver, TenderFacetsResolver, TenderResolver } from '../../tenders/tender/tender.resolver.js'
import { UserConnectionResolver, UserResolver } from '../../people/auth/user.resolver.js'
import './enums.js'
import { checkArgument } from './check-argument.js'
import { guarded } from './guard.js'
import { NodeResolver } from './node.resolver.js'
import { RateLimitResolver } from './rate-limit.resolver.js'
import { withNodeIds } from '../../platform/graphql/node.js'
import { Instant } from '../../platform/graphql/scalars.js'

export const createSchema = (): GraphQLSchema =>
  guarded(
    described(
      withNodeIds(
        buildSchemaSync({
          resolvers: [
            NodeResolver,
            TenderResolver,
            TenderChangeResolver,
            TenderConnectionResolver,
            TenderFacetsResolver,
            TenderVersionResolver,
            StatsResolver,
            ActivityResolver,
            CategoryResolver,
            CatalogueResolver,
            CategoryTenderCountResolver,
            SourceTenderCountResolver,
            SourceStateResolver,
            SourceHealthResolver,
            CoverageResolver,
            CoveredSourceResolver,
            AddedSourceResolver,
            RunResolver,
            RunConnectionResolver,
            RefreshResolver,
            JobResolver,
            CategoriseResolver,
            AwardResolver,
            DocumentResolver,
            SessionResolver,
            PersonalTokenResolver,
            RateLimitResolver,
            UserResolver,
            BookmarkResolver,
            BookmarkLinkResolver,
            TenderBookmarksResolver,
            TenderCopiesResolver,
            RelatedTendersResolver,
            RelatedTenderConnectionResolver,
            BookmarkConnectionResolver,
            BookmarkCommentsResolver,
            CommentResolver,
            CommentConnectionResolver,
            AddCommentPayloadResolver,
            UserConnectionResolver,
            SuggestionResolver,
            FilterValueResolver,
            SearchProfileResolver,
            AlertResolver,
            FollowResolver,
            FitResolver,
            InboxResolver,
            InboxConnectionResolver,
            InboxUpdateResolver,
            MarkInboxPayloadResolver,
            TenderInboxResolver,
            SeenResolver,
            DismissalResolver,
            ExclusionResolver,
            EmptySearchResolver,
            EmptySearchConnectionResolver,
          ],
          scalarsMap: [{ type: Date, scalar: Instant }],
          pubSub: unused,
          validateFn: checkArgument,
        }),
      ),
    ),
  )

/** type-graphql cannot describe the three root types. */
function described(schema: GraphQLSchema): GraphQLSchema {
  schema.getQueryType()!.description =
    'What can be read. Most of it is public; a field that needs a session or a personal token says so.'
  schema.getMutationType()!.description =
    'What can be changed. A change needs a session or a personal token that may write, unless its description says otherwise.'
  schema.getSubscriptionType()!.description =
    'What is told as it happens: over WebSocket at the same path, by the protocol graphql-transport-ws.'
  return schema
}

/** type-graphql requires a PubSub, but each of our subscriptions has its own source. */
const unused: PubSub = {
  publish: () => {
    throw new Error('nothing is published this way')
  },
  subscribe: () => {
    throw new Error('nothing is subscribed to this way')
  },
}
