import { Ctx, Field, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import type { Context } from '../../accounts/context.js'
import { CalendarDate } from '../../platform/graphql/scalars.js'
import { type Activity, recentActivity } from './activity.service.js'

@ObjectType({ description: 'Number of tenders that were first stored on one day, archived ones included.' })
class NewOnDay {
  @Field(() => CalendarDate, { description: 'The day.' })
  day!: string

  @Field(() => Int, { description: 'Number of public procurement procedures.' })
  euProcurement!: number

  @Field(() => Int, { description: 'Number of freelance assignments.' })
  freelanceContract!: number
}

@ObjectType({ description: 'Number of tenders that were first stored in one week, archived ones included.' })
class NewInWeek {
  @Field(() => CalendarDate, { description: 'Its first day, a Monday.' })
  monday!: string

  @Field(() => Int, { description: 'Number of public procurement procedures.' })
  euProcurement!: number

  @Field(() => Int, { description: 'Number of freelance assignments.' })
  freelanceContract!: number
}

@ObjectType({ description: 'Number of open tenders that close on one day.' })
class ClosingOnDay {
  @Field(() => CalendarDate, { description: 'The day.' })
  day!: string

  @Field(() => Int, { description: 'Number of tenders that are open now and close on it.' })
  count!: number
}

@ObjectType('Activity', {
  description: 'The numbers of new tenders and of tenders that close soon, by calendar day in Europe/Amsterdam.',
})
class ActivityType {}

@Resolver(() => ActivityType)
export class ActivityResolver {
  @Query(() => ActivityType, {
    description: 'The numbers of new tenders and of tenders that close soon. Public; needs no sign-in.',
  })
  activity(@Ctx() { db }: Context): Activity {
    return recentActivity(db)
  }

  @FieldResolver(() => [NewOnDay], { description: 'The past 30 days, oldest first, today last.' })
  newByDay(@Root() activity: Activity) {
    return activity.newByDay()
  }

  @FieldResolver(() => [NewInWeek], { description: 'The past 14 weeks, oldest first; the last one up to today.' })
  newByWeek(@Root() activity: Activity) {
    return activity.newByWeek()
  }

  @FieldResolver(() => [ClosingOnDay], { description: 'Today and the 30 days after it.' })
  closingByDay(@Root() activity: Activity) {
    return activity.closingByDay()
  }
}
