import { GraphQLDate, GraphQLDateTimeISO, GraphQLJSONObject } from 'graphql-scalars'
import { GraphQLScalarType } from 'graphql'

/** An instant: ISO 8601, UTC on the wire. */
export const Instant = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: 'DateTime',
  description: 'An instant, ISO 8601 with offset; UTC on the wire.',
})

/** The fields' names and types are described where they are used. */
export const JsonObject = new GraphQLScalarType({
  ...GraphQLJSONObject.toConfig(),
  name: 'JSONObject',
  description: 'An object of JSON.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
})

/** Time zones: a calendar day stays text everywhere, because a JavaScript Date would shift it. */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar day in Europe/Amsterdam: yyyy-MM-dd.',
  serialize: value => String(value),
  parseValue: value => dayOf(GraphQLDate.parseValue(value)),
  parseLiteral: (node, variables) => dayOf(GraphQLDate.parseLiteral(node, variables)),
})

const dayOf = (value: unknown) => (value as Date).toISOString().slice(0, 10)
