import { tenderColumns as columns } from '../columns.js'

/** A calendar day stays text: the driver would make a moment of it, in this machine's time zone. */
const expression = (name: string, type: string) => (type === 'date' ? `t.${name}::text` : `t.${name}`)

/** What a list or a detail selects of `tenders t`, under the names of the entity. The description lies elsewhere. */
export const tenderColumns = columns
  .filter(({ isSelected }) => isSelected)
  .map(({ property, name, type }) => `${expression(name, type)} AS "${property}"`)
  .join(', ')
