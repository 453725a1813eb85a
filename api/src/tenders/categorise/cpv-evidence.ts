import type { CategorySlug } from '../../reference/categories.js'

type Evidence = Partial<Record<CategorySlug, number>>

const goods: Evidence = { 'leveringen-producten': 3 }
const works: Evidence = { 'bouw-infrastructuur': 3 }
/** By their labels: what is built is for gas, heat or electricity. */
const energyWorks: Evidence = { 'energie-utiliteit': 2.5, 'bouw-infrastructuur': 1.5 }
const care: Evidence = { 'zorg-welzijn': 3 }
const other: Evidence = { overig: 3 }
const software: Evidence = { 'it-development': 3 }
const computers: Evidence = { 'it-infrastructuur': 3 }
const culture: Evidence = { 'onderwijs-cultuur': 3 }
const study: Evidence = { 'strategie-advies': 3 }

/**
 * Evidence of each Common Procurement Vocabulary (2008) code, by longest prefix match. 3 points is unambiguous, 1 a
 * hint. Buyers choose codes loosely, so a clear title outweighs them; divisions that say little (75, 79, 98) get few
 * points.
 */
export const cpvEvidence: Readonly<Record<string, Evidence>> = {
  '03': goods,
  '09': { 'energie-utiliteit': 3, 'leveringen-producten': 1 },
  '091': { 'energie-utiliteit': 2, 'leveringen-producten': 2 },
  '092': { 'leveringen-producten': 2, 'energie-utiliteit': 1 },
  '14': goods,
  '15': goods,
  '16': goods,
  '18': goods,
  '19': goods,
  '22': goods,
  '2211': { 'onderwijs-cultuur': 2.5, 'leveringen-producten': 1.5 },
  '24': goods,
  '30': goods,
  '302': { 'it-infrastructuur': 3, 'leveringen-producten': 1 },
  '301': { 'leveringen-producten': 2.5, 'it-infrastructuur': 1 },
  '30197': goods,
  '30199': goods,
  '31': { 'leveringen-producten': 2.5, 'energie-utiliteit': 1 },
  '31158': { 'energie-utiliteit': 3 },
  '3117': { 'energie-utiliteit': 2.5, 'leveringen-producten': 1.5 },
  '311584': { 'energie-utiliteit': 3 },
  '31681': { 'energie-utiliteit': 2.5 },
  '32': { 'it-infrastructuur': 2, 'leveringen-producten': 2 },
  '323': { 'leveringen-producten': 2.5, 'it-infrastructuur': 1 },
  '324': computers,
  '325': computers,
  '3232351': { 'security-privacy': 2, 'leveringen-producten': 1.5 },
  '33': { 'leveringen-producten': 3, 'zorg-welzijn': 1 },
  '331931': { 'zorg-welzijn': 3, 'leveringen-producten': 1 },
  '33196': { 'zorg-welzijn': 3, 'leveringen-producten': 1 },
  '34': goods,
  '3492848': { 'energie-utiliteit': 2.5, 'leveringen-producten': 1.5 },
  '349285': { 'bouw-infrastructuur': 3, 'leveringen-producten': 1 },
  '34996': { 'bouw-infrastructuur': 2.5, 'leveringen-producten': 1.5 },
  '35': goods,
  '351': { 'leveringen-producten': 2.5, 'security-privacy': 1 },
  '3512': { 'security-privacy': 2.5, 'leveringen-producten': 1.5 },
  '35815': { 'security-privacy': 2.5, 'leveringen-producten': 1.5 },
  '37': goods,
  '373': { 'onderwijs-cultuur': 3, 'leveringen-producten': 1 },
  '38': goods,
  '39': goods,
  '39162': { 'onderwijs-cultuur': 3, 'leveringen-producten': 1 },
  '41': { 'energie-utiliteit': 3 },
  '42': goods,
  '43': goods,
  '44': { 'leveringen-producten': 2.5, 'bouw-infrastructuur': 1 },
  '4421': { 'bouw-infrastructuur': 2, 'leveringen-producten': 1.5 },
  '45': works,
  '4523': { 'bouw-infrastructuur': 3 },
  '452312': energyWorks,
  '452314': energyWorks,
  '4523214': energyWorks,
  '4523222': energyWorks,
  '45231': { 'bouw-infrastructuur': 2.5, 'energie-utiliteit': 1 },
  '45251': energyWorks,
  '45255': energyWorks,
  '45261215': { 'energie-utiliteit': 3, 'bouw-infrastructuur': 1 },
  '4531720': energyWorks,
  '4531730': energyWorks,
  '4525': { 'bouw-infrastructuur': 2.5, 'energie-utiliteit': 1 },
  '48': software,
  '482': { 'it-development': 2, 'it-infrastructuur': 1.5 },
  '4822': software,
  '4821': { 'it-infrastructuur': 2.5, 'it-development': 1 },
  '487': { 'it-development': 2, 'it-infrastructuur': 1 },
  '4873': { 'security-privacy': 2.5, 'it-development': 1.5 },
  '488': { 'it-development': 2, 'it-infrastructuur': 1.5 },
  '4882': computers,
  '50': { overig: 1.5, 'leveringen-producten': 1 },
  '501': { overig: 2, 'leveringen-producten': 1.5 },
  '502': { overig: 1.5, 'leveringen-producten': 1 },
  '5023': { 'bouw-infrastructuur': 2.5 },
  '50232': { 'bouw-infrastructuur': 2.5, 'energie-utiliteit': 1 },
  '503': { 'it-infrastructuur': 2.5 },
  '504': { 'leveringen-producten': 2, 'zorg-welzijn': 1 },
  '505': { 'bouw-infrastructuur': 1, overig: 1 },
  '506': { 'leveringen-producten': 1.5, overig: 1.5 },
  '507': { 'bouw-infrastructuur': 2.5 },
  '51': { 'leveringen-producten': 1.5, 'bouw-infrastructuur': 1.5 },
  '511': { 'bouw-infrastructuur': 2 },
  '513': { 'it-infrastructuur': 2 },
  '516': computers,
  '55': other,
  '60': other,
  '63': other,
  '64': other,
  '642': computers,
  '65': { 'energie-utiliteit': 3 },
  '66': { 'finance-control': 3 },
  '70': { overig: 1.5, 'bouw-infrastructuur': 1.5 },
  '71': { 'bouw-infrastructuur': 2.5 },
  '71314': { 'energie-utiliteit': 2, 'bouw-infrastructuur': 1 },
  '713173': { 'bouw-infrastructuur': 1.5 },
  '7135': { 'bouw-infrastructuur': 2 },
  '71354': { 'bouw-infrastructuur': 1.5, 'it-development': 1 },
  '715': { 'bouw-infrastructuur': 2.5, projectmanagement: 1 },
  '71541': { 'bouw-infrastructuur': 2, projectmanagement: 2 },
  '716': { 'bouw-infrastructuur': 1, overig: 1.5 },
  '7163': { 'bouw-infrastructuur': 2 },
  '719': { overig: 2 },
  '72': { 'it-development': 2.5, 'it-infrastructuur': 1 },
  '721': { 'it-infrastructuur': 2, 'it-development': 1 },
  '722': software,
  '7225': { 'it-infrastructuur': 1.5, 'it-development': 1.5 },
  '72253': computers,
  '72254': software,
  '72263': software,
  '723': { 'it-development': 2.5 },
  '7232': { 'it-development': 2, 'it-infrastructuur': 1.5 },
  '724': { 'it-infrastructuur': 2, 'it-development': 1.5 },
  '72413': software,
  '72421': software,
  '725': computers,
  '726': { 'it-infrastructuur': 2, 'it-development': 1.5 },
  '727': computers,
  '729': computers,
  '73': study,
  '75': { 'publieke-sector': 2 },
  '7524': { 'security-privacy': 1.5, 'publieke-sector': 1 },
  '7525': { 'publieke-sector': 1, overig: 1.5 },
  '753': { 'zorg-welzijn': 2, 'publieke-sector': 1 },
  '76': { 'energie-utiliteit': 1.5, overig: 1.5 },
  '77': { 'bouw-infrastructuur': 2.5 },
  '775': other,
  '777': other,
  '778': other,
  '779': other,
  '79': { 'strategie-advies': 0.7, overig: 0.7 },
  '791': { 'governance-compliance': 3 },
  '792': { 'finance-control': 3 },
  '793': study,
  '7934': { 'strategie-advies': 2.5, overig: 1 },
  '79341': { 'strategie-advies': 2, overig: 1 },
  '794': study,
  '79412': { 'finance-control': 2, 'strategie-advies': 1 },
  '79414': { 'hr-organisatie': 2.5, 'strategie-advies': 1 },
  '79418': { 'strategie-advies': 1.5, 'finance-control': 1 },
  '7942': { projectmanagement: 2, 'strategie-advies': 1 },
  '795': other,
  '796': { 'hr-organisatie': 3 },
  '797': { 'security-privacy': 3 },
  '798': { overig: 2, 'leveringen-producten': 1 },
  '79822': { 'strategie-advies': 2, overig: 1 },
  '7981': { overig: 1.5, 'leveringen-producten': 1.5 },
  '799': { overig: 2 },
  '7993': { overig: 1.5, 'strategie-advies': 1 },
  '7994': { 'finance-control': 2.5 },
  '7995': { overig: 2.5, 'onderwijs-cultuur': 1 },
  '7998': { 'leveringen-producten': 1.5, overig: 1 },
  '7999': { overig: 1.5 },
  '79995': culture,
  '79996': { 'strategie-advies': 1, overig: 1 },
  '80': { 'onderwijs-cultuur': 3 },
  '805': { 'onderwijs-cultuur': 2.5, 'hr-organisatie': 1 },
  '80511': { 'hr-organisatie': 2, 'onderwijs-cultuur': 2 },
  '85': care,
  '85147': { 'hr-organisatie': 3, 'zorg-welzijn': 1 },
  '8514': care,
  '852': other,
  '90': { 'energie-utiliteit': 1.5, overig: 1.5 },
  '904': { 'energie-utiliteit': 2.5, 'bouw-infrastructuur': 1 },
  '9047': { 'bouw-infrastructuur': 1.5, 'energie-utiliteit': 2 },
  '905': { 'energie-utiliteit': 3 },
  '906': { overig: 2, 'bouw-infrastructuur': 1 },
  '907': { 'strategie-advies': 2, overig: 0.7 },
  '90711': { 'strategie-advies': 1.5, 'bouw-infrastructuur': 1.5 },
  '9072': { 'bouw-infrastructuur': 2, 'strategie-advies': 0.5 },
  '9073': { overig: 1.5, 'strategie-advies': 1 },
  '909': other,
  '92': culture,
  '92531': { 'bouw-infrastructuur': 1.5, 'onderwijs-cultuur': 1 },
  '98': { overig: 2 },
}

const byBeginning = new Map(Object.entries(cpvEvidence))
const MAX_CODE_LENGTH = Math.max(...Object.keys(cpvEvidence).map(code => code.length))

/** @param code eight digits */
export function evidenceOf(code: string): Evidence {
  for (let length = MAX_CODE_LENGTH; length >= 2; length--) {
    const evidence = byBeginning.get(code.slice(0, length))
    if (evidence) return evidence
  }
  return {}
}

/** Share by number of figures before the zeros at its end: a buyer who chose a precise code has looked for it. */
const shares = [0.8, 0.9, 1.1, 1.3]

/** @param code eight digits */
export function specificityOf(code: string): number {
  const figures = code.replace(/0+$/, '').length
  return shares[Math.min(Math.max(figures - 2, 0), shares.length - 1)]!
}
