import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { SourceInfo, sourceInfo } from '../../tenders/catalogue/catalogue.types.js'
import type { Context } from '../../accounts/context.js'
import type { ConnectionOf } from '../../platform/paging/connection.js'
import { PageArgs } from '../../platform/paging/page-args.js'
import { personLoader } from '../../accounts/users/person.loader.js'
import { ScraperRun } from './run.entity.js'
import { listRuns, RunConnection } from './run-list.service.js'

@Resolver(() => ScraperRun)
export class RunResolver {
  @Query(() => RunConnection, { description: 'The runs of all sources, newest first. Administrators only.' })
  refreshRuns(@Args(() => PageArgs) page: PageArgs, @Ctx() { db }: Context) {
    return listRuns(db, page)
  }

  @FieldResolver(() => SourceInfo, { description: 'Which source was read.' })
  source(@Root() { source }: ScraperRun): SourceInfo {
    return sourceInfo(source)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Dutch sentence about problems, or about who accepted the run; null without either.',
  })
  errorMessage(@Root() run: ScraperRun, @Ctx() context: Context) {
    return messageOfRun(run, context)
  }
}

@Resolver(() => RunConnection)
export class RunConnectionResolver {
  @FieldResolver(() => Int, { description: 'Number of items over all pages.' })
  totalCount(@Root() connection: ConnectionOf<ScraperRun>) {
    return connection.totalCount()
  }
}

/**
 * Adds the name of who accepted a run. It is not stored with the run, because it changes and is erased with the
 * account.
 */
export async function messageOfRun({ acceptedBy, errorMessage }: ScraperRun, context: Context): Promise<string | null> {
  if (!acceptedBy) return errorMessage
  const person = await context.load(personLoader, acceptedBy)
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ') || 'een beheerder'
  return [`Verwerkt door ${name}.`, errorMessage].filter(Boolean).join(' ')
}
