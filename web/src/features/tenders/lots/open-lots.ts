import { number } from '../../../platform/dutch'
import type { LotStatus } from '../../../graphql.generated'

/** '3 van 4 percelen open' */
export function openLotsText(lots: readonly { readonly status: LotStatus }[]): string {
  const open = lots.filter(({ status }) => status === 'OPEN').length
  return `${number(open)} van ${number(lots.length)} percelen open`
}
