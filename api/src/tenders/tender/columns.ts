import { getMetadataArgsStorage } from 'typeorm'
import { SnakeNaming } from '../../platform/database/naming.js'
import { Tender } from './tender.entity.js'

export interface TableColumn {
  readonly property: string
  readonly name: string
  /** SQL type, as in `text[]`. */
  readonly type: string
  readonly isSelected: boolean
}

const naming = new SnakeNaming()

/** The columns of an entity, from TypeORM's metadata. */
export const columnsOf = (entity: object): readonly TableColumn[] =>
  getMetadataArgsStorage()
    .filterColumns(entity as never)
    .map(({ propertyName, options: { name, type, array, select } }) => ({
      property: propertyName,
      name: naming.columnName(propertyName, name ?? '', []),
      type: `${String(type)}${array ? '[]' : ''}`,
      isSelected: select !== false,
    }))

export const tenderColumns = columnsOf(Tender)
