import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { SessionResolver } from '../auth/session.resolver.js'
import { CategoriseResolver } from '../categorise/categorise.resolver.js'
import { RefreshResolver } from '../harvest/refresh.resolver.js'
import { CategoryResolver, ReferenceResolver, SourceResolver } from '../reference/reference.resolver.js'
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
        CategoryResolver,
        SourceResolver,
        ReferenceResolver,
        RefreshResolver,
        CategoriseResolver,
        SessionResolver,
        RateLimitResolver,
        UserResolver,
        UserConnectionResolver,
      ],
      scalarsMap: [{ type: Date, scalar: Instant }],
      validate: false, // rules for input stand in the domain functions, so that every door has them
    }),
  )
