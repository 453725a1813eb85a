import { TenderType } from '../../reference/tender-values.js'
import { type TenderFilter, UnknownFact } from '../tender/tender.inputs.js'
import { given } from './asked.js'

interface Lack {
  /** The fields of a filter that ask about the fact; a tender without it fits none of these. */
  readonly fields: readonly (keyof TenderFilter)[]
  /** SQL condition that `tenders t` lacks the fact. */
  readonly sql: string
}

const inEuro = (currency: string) => `coalesce(${currency}, 'EUR') = 'EUR'`

/** SQL that `tenders t` is an assignment of which nobody states what this column holds. */
export const assignmentWithoutSql = (column: string) =>
  `t.tender_type = '${TenderType.FREELANCE_CONTRACT}' AND ${column} IS NULL`

/** The facts that a tender may lack. A filter that asks about one excludes such tenders, counts them, and includes them on request. */
export const unknownFacts: Readonly<Record<UnknownFact, Lack>> = {
  rate: { fields: ['minRate', 'maxRate'], sql: 't.min_hourly_rate IS NULL AND t.max_hourly_rate IS NULL' },
  value: {
    fields: ['minValue', 'maxValue'],
    sql: `(t.estimated_value IS NULL OR NOT ${inEuro('t.currency')}) AND NOT EXISTS (SELECT FROM lots l WHERE l.tender_id = t.id
      AND l.decision IS DISTINCT FROM 'withdrawn' AND coalesce(l.estimated_value, l.maximum_value) IS NOT NULL
      AND ${inEuro('l.value_currency')})`,
  },
  hours: { fields: ['minHours', 'maxHours'], sql: 't.min_hours_per_week IS NULL AND t.max_hours_per_week IS NULL' },
  self_employment: { fields: ['selfEmployment', 'selfEmployments'], sql: assignmentWithoutSql('t.self_employment') },
  workplace: { fields: ['workplace', 'workplaces'], sql: assignmentWithoutSql('t.workplace') },
  place: {
    fields: ['withinKilometres'],
    sql: `t.workplace IS DISTINCT FROM 'remote' AND NOT EXISTS (SELECT FROM place_coordinates p
      WHERE p.name = lower(t.region) OR p.name = ANY (t.lot_places))`,
  },
  closing_date: { fields: ['minDaysLeft', 'maxDaysLeft'], sql: 't.status_open AND t.closing_date IS NULL' },
}

const allFacts = Object.values(UnknownFact)

export const factsAsked = (filter: TenderFilter): readonly UnknownFact[] =>
  allFacts.filter(fact => unknownFacts[fact].fields.some(field => given(filter[field])))

/** The facts that the filter asks about without including tenders that lack them. */
export const factsRequired = (filter: TenderFilter): readonly UnknownFact[] =>
  factsAsked(filter).filter(fact => !filter.includeUnknown?.includes(fact))
