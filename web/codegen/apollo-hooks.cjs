/**
 * A GraphQL Code Generator plugin that adds a hook for Apollo Client 4 to each operation, using the typed documents that
 * precede it in the same file. Code splitting: each .graphql file gets its own generated file, so that a chunk contains only
 * the operations of its components. (The usual React plugin does not type-check with Apollo Client 4.)
 */
const { Kind, concatAST } = require('graphql')
const { trustedDocument } = require('./trusted-document.cjs')

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

/** Adds the hash that replaces the document in requests, see `trustedLink`. Subscriptions are sent over the socket as text. */
const hashOf = (operation, fragments) =>
  operation.operation === 'subscription'
    ? []
    : `Object.assign(${capitalised(operation.name.value)}Document, { hash: '${trustedDocument(operation, fragments).hash}' })`

module.exports = {
  plugin(_schema, documents, { externalFragments = [] }) {
    const { definitions } = concatAST(documents.map(({ document }) => document))
    const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    const fragments = [
      ...definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
      ...externalFragments.map(({ node }) => node),
    ]
    const hooks = [...new Set(operations.map(({ operation }) => `use${capitalised(operation)}`))].sort()
    return {
      prepend: hooks.length > 0 ? [`import { ${hooks.join(', ')} } from '@apollo/client/react'`] : [],
      // The preset imports the schema's types into each file, and TypeScript rejects unused imports.
      content: [
        ...operations.flatMap(operation => hashOf(operation, fragments)),
        ...operations.map(hookOf),
        'export type { Types }',
      ].join('\n'),
    }
  },
}
