import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { RefreshResolver } from '../harvest/refresh.resolver.js'
import { CategoryResolver, ReferenceResolver, SourceResolver } from '../reference/reference.resolver.js'
import { TenderConnectionResolver, TenderResolver } from '../tenders/tender.resolver.js'
import './enums.js'
import { NodeResolver } from './node.resolver.js'
import { Instant } from './scalars.js'

export const createSchema = (): GraphQLSchema =>
  buildSchemaSync({
    resolvers: [
      NodeResolver,
      TenderResolver,
      TenderConnectionResolver,
      CategoryResolver,
      SourceResolver,
      ReferenceResolver,
      RefreshResolver,
    ],
    scalarsMap: [{ type: Date, scalar: Instant }],
    validate: false, // rules for input stand in the domain functions, so that every door has them
  })
