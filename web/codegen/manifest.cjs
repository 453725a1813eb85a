/** A plugin of GraphQL Code Generator: the trusted documents of the web client as JSON, text by hash, for the server. */
const { Kind, concatAST } = require('graphql')
const { trustedDocument } = require('./trusted-document.cjs')

module.exports = {
  plugin(_schema, documents) {
    const { definitions } = concatAST(documents.map(({ document }) => document))
    const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
    const trusted = definitions
      .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map(operation => trustedDocument(operation, fragments))
    return JSON.stringify(Object.fromEntries(trusted.map(({ hash, text }) => [hash, text])), null, 1)
  },
}
