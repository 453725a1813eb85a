import {
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'

/** Dangerous changes that are additions which clients need not handle. */
const unnoticed: ReadonlySet<string> = new Set(['OPTIONAL_INPUT_FIELD_ADDED', 'OPTIONAL_ARG_ADDED'])

/** The changes since the released schema that clients must know: breaking and dangerous ones, and deprecations. */
export function changesToAnnounce(released: GraphQLSchema, current: GraphQLSchema): string[] {
  const before = new Set(deprecationsOf(released))
  return [
    ...findBreakingChanges(released, current).map(({ description }) => description),
    ...findDangerousChanges(released, current)
      .filter(({ type }) => !unnoticed.has(type))
      .map(({ description }) => description),
    ...deprecationsOf(current).filter(one => !before.has(one)),
  ]
}

function deprecationsOf(schema: GraphQLSchema): string[] {
  const deprecated: string[] = []
  const note = (name: string, { deprecationReason }: { deprecationReason?: string | null | undefined }) => {
    if (deprecationReason != null) deprecated.push(`${name} is deprecated: ${deprecationReason}`)
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, value)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) note(`${type.name}.${field.name}`, field)
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        note(`${type.name}.${field.name}`, field)
        for (const argument of field.args) note(`${type.name}.${field.name}(${argument.name})`, argument)
      }
  }
  return deprecated
}
