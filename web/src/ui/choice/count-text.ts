import { number } from '../../platform/dutch'
import type { ChoiceOption } from './choice-props'

/** '1.234', 'ongeveer 1.200'; null without a count. */
export function countText({ count, isApproximate }: ChoiceOption): string | null {
  if (count === undefined) return null
  return isApproximate ? `ongeveer ${number(count)}` : number(count)
}
