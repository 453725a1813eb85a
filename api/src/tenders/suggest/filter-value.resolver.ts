import { Arg, Ctx, Float, Int, Query, Resolver } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { invalid } from '../../platform/errors.js'
import { COST_OF_COUNT, Costs } from '../../platform/graphql/costs.js'
import { MAX_SUGGESTIONS } from '../../reference/limits.js'
import { nearestTown } from '../tender/distance.service.js'
import { TenderFilter } from '../tender/tender.inputs.js'
import { filterValues } from './filter-value.service.js'
import { FilterValue, FilterValueKind } from './filter-value.types.js'

/** Each value costs as much as a count. */
const COST_OF_VALUES = MAX_SUGGESTIONS * COST_OF_COUNT

@Resolver()
export class FilterValueResolver {
  @Costs(COST_OF_VALUES)
  @Query(() => [FilterValue], {
    description:
      'Values of a filter that has too many of them for `facets`, each with the tenders that it would leave: those that a text ' +
      'names, the usual ones without it, or a level of the CPV.',
  })
  filterValues(
    @Arg('kind', () => FilterValueKind, { description: 'The filter.' }) kind: FilterValueKind,
    @Arg('filter', () => TenderFilter, { nullable: true, description: 'The other filters of the list.' })
    filter: TenderFilter | null,
    @Arg('text', () => String, { defaultValue: '', description: 'The typed text, as for `suggestions`.' }) text: string,
    @Arg('within', () => String, {
      defaultValue: '',
      description: 'A CPV code of eight digits, for the codes directly within it; empty for the divisions.',
    })
    within: string,
    @Arg('first', () => Int, {
      defaultValue: MAX_SUGGESTIONS,
      description: `Maximum number of buyers, places, or codes that match the text: 1 to ${MAX_SUGGESTIONS}.`,
    })
    first: number,
    @Ctx() { db, caller }: Context,
  ): Promise<readonly FilterValue[]> {
    if (first < 1 || first > MAX_SUGGESTIONS)
      throw invalid('first', `first moet van 1 tot en met ${MAX_SUGGESTIONS} zijn.`)
    const asked = { kind, filter: filter ?? new TenderFilter(), text, within, first }
    return filterValues(db, asked, caller.viewer?.user ?? null)
  }

  @Query(() => String, {
    description: 'The town that is nearest to a place on earth, for `TenderFilter.near`. Not logged.',
  })
  nearestTown(
    @Arg('latitude', () => Float, { description: 'Degrees north.' }) latitude: number,
    @Arg('longitude', () => Float, { description: 'Degrees east.' }) longitude: number,
    @Ctx() { db }: Context,
  ): Promise<string> {
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw invalid('latitude', 'Dit is geen plaats op aarde.')
    return nearestTown(db, latitude, longitude)
  }
}
