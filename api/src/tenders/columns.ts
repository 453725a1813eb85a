import { getMetadataArgsStorage } from 'typeorm'
import { SnakeNaming } from '../database/naming.js'
import { Tender } from './tender.entity.js'

export interface TenderColumn {
  /** Of the entity. */
  readonly property: string
  /** In the database. */
  readonly name: string
  /** As SQL spells it: `text[]`. */
  readonly type: string
  /** Whether a list reads it. */
  readonly isSelected: boolean
}

const naming = new SnakeNaming()

/** The columns of a tender, as TypeORM's metadata has them. */
export const tenderColumns: readonly TenderColumn[] = getMetadataArgsStorage()
  .filterColumns(Tender)
  .map(({ propertyName, options: { name, type, array, select } }) => ({
    property: propertyName,
    name: naming.columnName(propertyName, name ?? '', []),
    type: `${String(type)}${array ? '[]' : ''}`,
    isSelected: select !== false,
  }))
