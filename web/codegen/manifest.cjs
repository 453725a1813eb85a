/** A GraphQL Code Generator plugin that writes the web client's trusted documents as JSON for the server: text by hash. */
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
