import { pluralize, number } from '../../platform/dutch'
import type { RefreshTendersMutation } from './RefreshButton.generated'

type Totals = Pick<RefreshTendersMutation['refreshTenders'], 'totalAdded' | 'totalFound'>

/** '12 nieuwe tenders toegevoegd van 1.240 gevonden' */
export const addedText = ({ totalAdded, totalFound }: Totals): string =>
  `${pluralize(totalAdded, 'nieuwe tender', 'nieuwe tenders')} toegevoegd van ${number(totalFound)} gevonden`
