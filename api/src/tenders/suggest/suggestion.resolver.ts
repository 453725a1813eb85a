import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { invalid } from '../../platform/errors.js'
import { Costs } from '../../platform/graphql/costs.js'
import { MAX_SUGGESTIONS } from '../../reference/limits.js'
import { suggest } from './suggestion.service.js'
import { Suggestion } from './suggestion.types.js'

const COST_OF_SUGGESTIONS = 5

@Resolver()
export class SuggestionResolver {
  @Costs(COST_OF_SUGGESTIONS)
  @Query(() => [Suggestion], {
    description:
      'What a half-typed text may mean: categories, organisations, places and CPV codes, in this order, the likeliest of each ' +
      'first. Empty for less than two letters or digits.',
  })
  suggestions(
    @Arg('text', () => String, { description: 'The text typed so far.' }) text: string,
    @Arg('first', () => Int, { defaultValue: 3, description: `Maximum number of each kind, 1 to ${MAX_SUGGESTIONS}.` })
    first: number,
    @Ctx() { db }: Context,
  ): Promise<readonly Suggestion[]> {
    if (first < 1 || first > MAX_SUGGESTIONS)
      throw invalid('first', `first moet van 1 tot en met ${MAX_SUGGESTIONS} zijn.`)
    return suggest(db, text, first)
  }
}
