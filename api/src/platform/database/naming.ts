import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm'

const snakeCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

/** Properties are camelCase as in the specification, columns snake_case. */
export class SnakeNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string, prefixes: string[]): string {
    return snakeCase([...prefixes, customName || propertyName].join('_'))
  }
  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`)
  }
}
