import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { COST_OF_COUNT, Costs } from '../../platform/graphql/costs.js'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { MAX_PREVIEW_MATCHES, PREVIEW_DAYS } from '../../reference/limits.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { Coverage } from '../../tenders/source-coverage/coverage.types.js'
import { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { Person } from '../../accounts/users/person.js'
import { personLoader } from '../../accounts/users/person.loader.js'
import type { Checked } from '../../platform/validation/checked.js'
import { type Preview, previewOf } from './preview.service.js'
import type { Expected } from './profile-counts.js'
import { keptFilter } from './profile-filter.js'
import { SearchProfile } from './search-profile.entity.js'
import { CreateSearchProfileInput, SearchProfileInput, UpdateSearchProfileInput } from './search-profile.inputs.js'
import {
  coverageLoader,
  expectedLoader,
  newCountLoader,
  problemLoader,
  weeklyLoader,
} from './search-profile.loaders.js'
import {
  createSearchProfile,
  deleteSearchProfile,
  markSearchProfileSeen,
  searchProfilesFor,
  updateSearchProfile,
} from './search-profile.service.js'

@ObjectType({ description: 'Number of tenders that a filter finds.' })
class SearchForecast implements Pick<Expected, 'today'> {
  @Field(() => Int, {
    description: 'Expected per week; 0 when that is less than one, or not known.',
    deprecationReason: 'Use `SearchProfile.perWeek`.',
  })
  perWeek!: number

  @Field(() => Int, { description: 'New today so far.' })
  today!: number
}

const forecastOf = ({ perWeek, today }: Expected): SearchForecast => ({ perWeek: perWeek ?? 0, today })

@ObjectType({ description: 'A tender that a filter found, and why.' })
class ProfileMatch {
  @Field(() => Tender, { description: 'The tender.' })
  tender!: Tender

  @Field(() => [String], {
    description:
      'The values of the tender that the filter asks for, in Dutch; empty when it asks for the type, source or dates only.',
  })
  reasons!: readonly string[]
}

@ObjectType({
  description: 'The tenders that a filter would have found as a profile, without those that you dismissed or excluded.',
})
class ProfilePreview implements Preview {
  @Field(() => Int, {
    description: `New in the last ${PREVIEW_DAYS} days, as \`newWithinDays\`; a closing date that has passed since does not matter.`,
  })
  count!: number

  @Field(() => Int, { description: 'New today so far.' })
  today!: number

  @Field(() => Int, {
    nullable: true,
    description:
      'Expected per week, in two digits; 0 is less than one. Null while tenders have been stored for less than a week.',
  })
  perWeek!: number | null

  @Field(() => [ProfileMatch], { description: `The newest of these, at most ${MAX_PREVIEW_MATCHES}.` })
  matches!: readonly ProfileMatch[]
}

@ObjectType({ description: 'The profile with its new values.' })
class SearchProfilePayload {
  @Field(() => SearchProfile, { description: 'The profile.' })
  profile!: SearchProfile
}

@ObjectType({ description: 'The result of `deleteSearchProfile`.' })
class DeleteSearchProfilePayload {
  @Field(() => ID, { description: 'The id that was given.' })
  id!: string
}

@Resolver(() => SearchProfile)
export class SearchProfileResolver {
  @Query(() => [SearchProfile], {
    description: 'Your own search profiles by name, then those that colleagues share. UNAUTHENTICATED for a visitor.',
  })
  searchProfiles(@Ctx() { db, caller }: Context): Promise<SearchProfile[]> {
    return searchProfilesFor(db, caller.viewer!.user.id)
  }

  @Costs(3 * COST_OF_COUNT)
  @Query(() => ProfilePreview, {
    description: 'The tenders that a filter would have found as a profile lately. UNAUTHENTICATED for a visitor.',
  })
  profilePreview(
    @Arg('filter', () => TenderFilter, { description: 'The filter; what a profile does not store is left out.' })
    filter: TenderFilter,
    @Ctx() { db, caller }: Context,
  ): Promise<Preview> {
    return previewOf(db, keptFilter(filter), caller.viewer!.user)
  }

  @Costs(2 * COST_OF_COUNT)
  @Query(() => SearchForecast, {
    description: 'Number of tenders that a filter would find as a profile.',
    deprecationReason: 'Use `profilePreview`.',
  })
  async searchForecast(
    @Arg('filter', () => TenderFilter, { description: 'The filter.' }) filter: TenderFilter,
    @Ctx() { db, caller }: Context,
  ): Promise<SearchForecast> {
    return forecastOf(await previewOf(db, keptFilter(filter), caller.viewer!.user))
  }

  @Mutation(() => SearchProfilePayload, {
    description: 'Stores a filter as a search profile. BAD_USER_INPUT when you have too many.',
  })
  async createSearchProfile(
    @Arg('input', () => CreateSearchProfileInput, { description: 'The profile.' })
    input: Checked<CreateSearchProfileInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SearchProfilePayload> {
    return { profile: await createSearchProfile(db, caller.viewer!.user.id, input) }
  }

  @Mutation(() => SearchProfilePayload, { description: "Replaces your own profile. NOT_FOUND for a colleague's." })
  async updateSearchProfile(
    @Arg('input', () => UpdateSearchProfileInput, { description: 'The profile.' })
    input: Checked<UpdateSearchProfileInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SearchProfilePayload> {
    return { profile: await updateSearchProfile(db, caller.viewer!.user.id, input) }
  }

  @Mutation(() => DeleteSearchProfilePayload, { description: 'Deletes your own profile. Idempotent.' })
  async deleteSearchProfile(
    @Arg('input', () => SearchProfileInput, { description: 'Id of the search profile.' }) {
      id,
    }: Checked<SearchProfileInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<DeleteSearchProfilePayload> {
    await deleteSearchProfile(db, caller.viewer!.user.id, id)
    return { id }
  }

  @Mutation(() => SearchProfilePayload, {
    description: "Marks everything in your own profile as seen. NOT_FOUND for a colleague's.",
  })
  async markSearchProfileSeen(
    @Arg('input', () => SearchProfileInput, { description: 'Id of the search profile.' }) {
      id,
    }: Checked<SearchProfileInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SearchProfilePayload> {
    return { profile: await markSearchProfileSeen(db, caller.viewer!.user.id, id) }
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is your own.' })
  isOwn(@Root() { userId }: SearchProfile, @Ctx() { caller }: Context): boolean {
    return userId === caller.viewer?.user.id
  }

  @FieldResolver(() => Person, { nullable: true, description: 'The owner.' })
  owner(@Root() { userId }: SearchProfile, @Ctx() context: Context) {
    return context.load(personLoader, userId)
  }

  @Costs(COST_OF_COUNT)
  @FieldResolver(() => Int, {
    nullable: true,
    description: "Tenders that were stored since `seenAt`; null for a colleague's profile.",
  })
  newCount(@Root() profile: SearchProfile, @Ctx() context: Context) {
    return this.isOwn(profile, context) ? context.load(newCountLoader, profile) : null
  }

  @Costs(2 * COST_OF_COUNT)
  @FieldResolver(() => SearchForecast, { description: 'Number of tenders that the profile finds.' })
  async forecast(@Root() profile: SearchProfile, @Ctx() context: Context): Promise<SearchForecast> {
    return forecastOf(await context.load(expectedLoader, profile))
  }

  @Costs(2 * COST_OF_COUNT)
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of tenders that it is expected to find per week, as `ProfilePreview.perWeek`.',
  })
  async perWeek(@Root() profile: SearchProfile, @Ctx() context: Context) {
    return (await context.load(expectedLoader, profile)).perWeek
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Why it finds nothing any more, in Dutch: it filters on a value that no longer exists. Null for a profile that works.',
  })
  problem(@Root() profile: SearchProfile, @Ctx() context: Context) {
    return context.load(problemLoader, profile)
  }

  @Costs(2 * COST_OF_COUNT)
  @FieldResolver(() => [Int], {
    description:
      'Number of tenders published in each of the last twelve weeks, oldest first; the last week ends today.',
  })
  weekly(@Root() profile: SearchProfile, @Ctx() context: Context) {
    return context.load(weeklyLoader, profile)
  }

  @FieldResolver(() => Coverage, {
    description: 'Which sources of its filter were not read successfully since the last scheduled refresh.',
  })
  coverage(@Root() profile: SearchProfile, @Ctx() context: Context) {
    return context.load(coverageLoader, profile)
  }
}
