import type { CategorySlug } from '../../reference/categories.js'
import type { ContractNature } from '../../reference/tender-values.js'

/**
 * Prior of each nature of a contract: categories that are rare for works, supplies or services lose points. Buyers call software, energy
 * and aids for the disabled both supplies and services, so these get none.
 */
export const natureEvidence: Readonly<Record<ContractNature, Partial<Record<CategorySlug, number>>>> = {
  works: {
    'bouw-infrastructuur': 2,
    'energie-utiliteit': 0.4,
    'leveringen-producten': -1,
    'onderwijs-cultuur': -1,
    'zorg-welzijn': -1,
    'strategie-advies': -1,
    overig: -1,
  },
  supplies: {
    'leveringen-producten': 0.6,
    'bouw-infrastructuur': -1,
    'hr-organisatie': -1,
    'strategie-advies': -1,
    'zorg-welzijn': -0.5,
    overig: -1,
  },
  services: { 'leveringen-producten': -1 },
}
