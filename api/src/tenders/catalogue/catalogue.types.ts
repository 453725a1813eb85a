import { Field } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { domains } from '../../reference/domains.js'
import { sourceWithKey } from '../../reference/sources.js'

@ObjectType({ description: 'A CPV code with its label.' })
export class CpvLabel {
  @Field(() => String, { description: 'The code as it was requested.' })
  code!: string

  @Field(() => String, {
    nullable: true,
    description: "Short Dutch label: 'IT-diensten'. Null for a code that does not exist.",
  })
  label!: string | null
}

@ObjectType('Domain', { description: 'One of the six groups of categories.' })
export class DomainInfo {
  @Field(() => String, { description: 'Permanent key, as in `public-sector`.' })
  key!: string

  @Field(() => String, { description: 'Dutch name.' })
  name!: string

  @Field(() => String, {
    description: 'Short description in Dutch; null for a domain that is no longer in the list.',
    nullable: true,
  })
  description!: string | null
}

@ObjectType('Source', { description: 'A site that tenders are read from.' })
export class SourceInfo {
  @Field(() => String, { description: 'Permanent key, as in `tenderned`.' })
  key!: string

  @Field(() => String, { description: 'Name as the source writes it.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'URL of the home page; null when it has none.' })
  url!: string | null
}

@ObjectType('Region', { description: 'A province or city that the region filter offers.' })
export class RegionInfo {
  @Field(() => String, { description: 'Permanent key, as in `noord-holland`.' })
  key!: string

  @Field(() => String, { description: 'Dutch name.' })
  name!: string
}

const domainByKey = new Map<string, DomainInfo>(domains.map(domain => [domain.key, domain]))

/** An unknown key, such as that of a removed domain, serves as its own name. */
export const domainInfo = (key: string): DomainInfo => domainByKey.get(key) ?? { key, name: key, description: null }
export const sourceInfo = (key: string): SourceInfo => sourceWithKey(key) ?? { key, name: key, url: null }
