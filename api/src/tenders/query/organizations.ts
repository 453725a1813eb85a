import { invalid } from '../../errors.js'
import { clientKeyOf } from '../../organisations/client-key.js'
import { MAX_ORGANIZATION_LENGTH } from '../../reference/limits.js'
import type { TenderFilter } from '../tender.inputs.js'
import { anyOf, textsAsked } from './dimensions.js'
import type { Parameters } from './parameters.js'

/** The keys of these names, in any of their spellings; those that hide who it is have none. @throws UserError for one too long */
export function clientKeysAsked(
  filter: TenderFilter,
  ...fields: readonly ('organization' | 'organizations' | 'excludedOrganizations')[]
): readonly string[] {
  return textsAsked(filter, ...fields).flatMap(name => {
    if (name.length > MAX_ORGANIZATION_LENGTH)
      throw invalid(`filter.${fields[0]}`, `${fields[0]} mag hoogstens ${MAX_ORGANIZATION_LENGTH} tekens hebben.`)
    return clientKeyOf(name) ?? []
  })
}

export function organizationSql(filter: TenderFilter, parameters: Parameters): readonly string[] {
  if (textsAsked(filter, 'organization', 'organizations').length === 0) return []
  const keys = clientKeysAsked(filter, 'organization', 'organizations')
  return [keys.length === 0 ? 'false' : anyOf('t.client_key', keys, parameters)]
}
