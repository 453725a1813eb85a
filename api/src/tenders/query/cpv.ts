import { invalid } from '../../errors.js'
import { cpvCode } from '../../search/codes.js'
import type { Asked } from './asked.js'
import { textsAsked } from './dimensions.js'
import { foundBySql } from './found-by.js'
import type { Parameters } from './parameters.js'

/** A code of the CPV, its zeros left out or not, with its check digit or not. */
const CPV = /^(\d{2,8})(?:-\d)?$/

/** SQL conditions: a tender has one of the codes, or one that they contain. @throws UserError for what is no code */
export function cpvSql(asked: Asked, parameters: Parameters): readonly string[] {
  const codes = textsAsked(asked.filter, 'cpv').map(text => {
    const code = CPV.exec(text.trim())?.[1]
    if (code === undefined)
      throw invalid('filter.cpv', `${text.slice(0, 20)} is geen CPV-code: dat zijn 2 tot 8 cijfers.`)
    return `'${cpvCode(code)}':*`
  })
  return codes.length === 0 ? [] : [foundBySql(`${parameters.add(codes.join(' | '))}::tsquery`, asked)]
}
