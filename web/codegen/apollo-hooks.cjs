/**
 * A plugin of GraphQL Code Generator: one hook for each operation, for Apollo Client 4, on the typed documents that
 * stand before it in the same file. (The usual plugin for React does not type-check on Apollo Client 4.)
 */
const { Kind, concatAST } = require('graphql')

const capitalised = name => name.charAt(0).toUpperCase() + name.slice(1)

const isRequired = variable => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue

function hookOf(operation) {
  const name = capitalised(operation.name.value)
  const kind = capitalised(operation.operation)
  const result = `${name}${kind}`
  const types = `<${result}, ${result}Variables>`
  const optional = (operation.variableDefinitions ?? []).some(isRequired) ? '' : '?'
  const variables = optional ? '' : ` & { variables: ${result}Variables }`
  if (operation.operation === 'mutation')
    return `export const use${result} = (options?: useMutation.Options${types}) => useMutation(${name}Document, options)`
  return `export const use${result} = (options${optional}: use${kind}.Options${types}${variables}) => use${kind}(${name}Document, options${optional ? ' ?? {}' : ''})`
}

module.exports = {
  plugin(_schema, documents) {
    const operations = concatAST(documents.map(({ document }) => document)).definitions.filter(
      definition => definition.kind === Kind.OPERATION_DEFINITION,
    )
    const hooks = [...new Set(operations.map(({ operation }) => `use${capitalised(operation)}`))].sort()
    return {
      prepend: hooks.length > 0 ? [`import { ${hooks.join(', ')} } from '@apollo/client/react'`] : [],
      content: operations.map(hookOf).join('\n'),
    }
  },
}
