import { Arg, Ctx, Field, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { ObjectType } from '../../platform/graphql/object-type.js'
import type { Checked } from '../../platform/validation/checked.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { tenderLoader } from '../../tenders/tender/tender.loaders.js'
import { CheckTenderDocumentsInput } from './document.inputs.js'
import { openDocuments } from './open-documents.service.js'

@ObjectType({ description: 'The result of `checkTenderDocuments`.' })
class CheckTenderDocumentsPayload {
  @Field(() => Tender, { nullable: true, description: 'The tender; null when it no longer exists.' })
  tender!: Tender | null
}

@Resolver()
export class DocumentResolver {
  @Mutation(() => CheckTenderDocumentsPayload, {
    description:
      "Says that you opened a tender, so that its source's list of documents is read while it is open: within seconds when it was never read " +
      'or could not be read, else every few hours. Does not wait for that. Idempotent.',
  })
  async checkTenderDocuments(
    @Arg('input', () => CheckTenderDocumentsInput, { description: 'Which one.' })
    { tenderId }: Checked<CheckTenderDocumentsInput>,
    @Ctx() context: Context,
  ): Promise<CheckTenderDocumentsPayload> {
    await openDocuments(context.db, tenderId)
    return { tender: await context.load(tenderLoader, tenderId) }
  }
}
