import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync, registerEnumType } from 'type-graphql'
import { RefreshResolver } from '../harvest/refresh.resolver.js'
import { CategoryResolver, ReferenceResolver, SourceResolver } from '../reference/reference.resolver.js'
import { AwardSource, TenderStatus, TenderType } from '../reference/tender-values.js'
import { OpenClosed, OrderDirection, ShowBookmarked, TenderOrderField } from '../tenders/tender.inputs.js'
import { TenderConnectionResolver, TenderResolver } from '../tenders/tender.resolver.js'
import { NodeResolver } from './node.resolver.js'
import { Instant } from './scalars.js'

registerEnumType(TenderType, { name: 'TenderType' })
registerEnumType(TenderStatus, { name: 'TenderStatus', description: 'Three groups that never overlap.' })
registerEnumType(AwardSource, { name: 'AwardSource' })
registerEnumType(TenderOrderField, { name: 'TenderOrderField' })
registerEnumType(OrderDirection, { name: 'OrderDirection' })
registerEnumType(OpenClosed, { name: 'OpenClosed' })
registerEnumType(ShowBookmarked, { name: 'ShowBookmarked' })

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
