import { tooMany, unavailable } from '../../platform/errors.js'
import { pluralize } from '../../platform/text/pluralize.js'

export const MAX_EXPORTS_PER_CALLER = 2
export const MAX_EXPORTS_PER_PROCESS = 10
const RETRY_AFTER_SECONDS = 15

/** Bulkhead: limits the exports that run at once in this process, per caller and in total. */
export function createSlots() {
  const running = new Map<string, number>()
  let all = 0

  /**
   * @returns a function that releases the slot
   * @throws UserError when all slots are taken
   */
  return function take(caller: string): () => void {
    const own = running.get(caller) ?? 0
    if (own >= MAX_EXPORTS_PER_CALLER)
      throw tooMany(
        `Er lopen al ${pluralize(own, 'export', 'exports')} van jou. Wacht tot er een klaar is.`,
        RETRY_AFTER_SECONDS,
      )
    if (all >= MAX_EXPORTS_PER_PROCESS) throw unavailable('Er worden nu te veel exports gemaakt. Probeer het zo weer.')
    all++
    running.set(caller, own + 1)
    return () => {
      all--
      const left = running.get(caller)! - 1
      if (left === 0) running.delete(caller)
      else running.set(caller, left)
    }
  }
}

export type TakeSlot = ReturnType<typeof createSlots>
