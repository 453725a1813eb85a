import type { EntityManager, EntityTarget } from 'typeorm'

/** The columns that TypeORM itself would select, for raw SQL whose rows go to `entityOf`. */
export const columnsOf = (db: EntityManager, entity: EntityTarget<object>, alias: string): string =>
  db.connection
    .getMetadata(entity)
    .columns.filter(({ isSelect }) => isSelect)
    .map(({ databaseName, propertyName }) => `${alias}.${databaseName} AS "${propertyName}"`)
    .join(', ')

/** @param row with the columns of `columnsOf` */
export function entityOf<Entity extends object>(db: EntityManager, target: EntityTarget<Entity>, row: object): Entity {
  const { driver } = db.connection
  const metadata = db.connection.getMetadata(target)
  const values = row as Readonly<Record<string, unknown>>
  const entity = metadata.create() as Entity
  for (const column of metadata.columns)
    if (column.isSelect) column.setEntityValue(entity, driver.prepareHydratedValue(values[column.propertyName], column))
  return entity
}
