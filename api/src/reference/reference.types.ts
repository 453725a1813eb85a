import { Field, ObjectType } from 'type-graphql'
import { domains } from './domains.js'
import { sourceByKey } from './sources.js'

@ObjectType('Domain')
export class DomainInfo {
  @Field(() => String, { description: 'As a category badge spells it: `public-sector`.' })
  key!: string

  @Field(() => String)
  name!: string

  @Field(() => String, { nullable: true })
  description!: string | null
}

@ObjectType('Source')
export class SourceInfo {
  @Field(() => String)
  key!: string

  @Field(() => String)
  name!: string

  @Field(() => String, { nullable: true, description: 'Home page.' })
  url!: string | null
}

@ObjectType('Region')
export class RegionInfo {
  @Field(() => String)
  key!: string

  @Field(() => String)
  name!: string
}

const domainByKey = new Map<string, DomainInfo>(domains.map(domain => [domain.key, domain]))

/** A key that we do not know (any more) is shown as it is. */
export const domainInfo = (key: string): DomainInfo => domainByKey.get(key) ?? { key, name: key, description: null }
export const sourceInfo = (key: string): SourceInfo => sourceByKey.get(key) ?? { key, name: key, url: null }
