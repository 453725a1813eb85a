/**
 * Trusted documents: the text of an operation as the web client would send it, and the hash that it sends instead. The text
 * includes the fragments in use, sorted, and the `__typename` fields that the client's cache adds.
 */
const { createHash } = require('node:crypto')
const { addTypenameToDocument } = require('@apollo/client/utilities')
const { Kind, print, visit } = require('graphql')

/** @param fragments may include unused ones */
function trustedDocument(operation, fragments) {
  const used = new Map()
  const collect = definition =>
    visit(definition, {
      FragmentSpread({ name: { value } }) {
        if (used.has(value)) return
        const fragment = fragments.find(({ name }) => name.value === value)
        if (!fragment) throw new Error(`${operation.name.value} spreads ${value}, which is nowhere`)
        used.set(value, fragment)
        collect(fragment)
      },
    })
  collect(operation)
  const sorted = [...used].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, fragment]) => fragment)
  const text = print(addTypenameToDocument({ kind: Kind.DOCUMENT, definitions: [operation, ...sorted] }))
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

module.exports = { trustedDocument }
