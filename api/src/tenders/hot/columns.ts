import { tenderColumns } from '../columns.js'

/** Cast to text, because the driver would parse a date as midnight in the time zone of this process. */
const expression = (name: string, type: string) => (type === 'date' ? `t.${name}::text` : `t.${name}`)

/**
 * The columns that lists and details select from `tenders t`, aliased to the properties of the entity. The description
 * is left out, because it is stored out of line (TOAST).
 */
export const selectedColumns = tenderColumns
  .filter(({ isSelected }) => isSelected)
  .map(({ property, name, type }) => `${expression(name, type)} AS "${property}"`)
  .concat(
    // Most have none: then nothing more is asked about them. The index of copies is small, and read for a page of rows only.
    't.copy_of IS NOT NULL OR EXISTS (SELECT FROM tenders c WHERE c.copy_of = t.id) AS "hasCopies"',
  )
  .join(', ')
