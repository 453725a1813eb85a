import { Field, ObjectType } from 'type-graphql'
import { domains } from '../reference/domains.js'
import { sourceByKey } from '../reference/sources.js'

@ObjectType('Domain', { description: 'One of the six groups of categories.' })
export class DomainInfo {
  @Field(() => String, { description: 'As a category badge spells it: `public-sector`.' })
  key!: string

  @Field(() => String, { description: 'Dutch name.' })
  name!: string

  @Field(() => String, { description: 'What belongs to it, in Dutch.', nullable: true })
  description!: string | null
}

@ObjectType('Source', { description: 'A site that tenders are gathered from.' })
export class SourceInfo {
  @Field(() => String, { description: 'Permanent: `tenderned`.' })
  key!: string

  @Field(() => String, { description: 'As it calls itself.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Home page.' })
  url!: string | null
}

@ObjectType('Region', { description: 'A province or city that the region filter offers.' })
export class RegionInfo {
  @Field(() => String, { description: 'Permanent: `noord-holland`.' })
  key!: string

  @Field(() => String, { description: 'Dutch name.' })
  name!: string
}

const domainByKey = new Map<string, DomainInfo>(domains.map(domain => [domain.key, domain]))

/** A key that we do not know (any more) is shown as it is. */
export const domainInfo = (key: string): DomainInfo => domainByKey.get(key) ?? { key, name: key, description: null }
export const sourceInfo = (key: string): SourceInfo => sourceByKey.get(key) ?? { key, name: key, url: null }
