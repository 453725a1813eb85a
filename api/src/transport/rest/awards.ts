import { validate as isUuid } from 'uuid'
import { SaveAwardInput } from '../../ingest/awards/award.inputs.js'
import { saveAward } from '../../ingest/awards/award.service.js'
import { checkAwards } from '../../ingest/awards/check-awards.service.js'
import { tenderNotFound } from '../../tenders/tender/tender.service.js'
import { checked } from '../../platform/validation/checked.js'
import type { Call } from './route.js'
import type { ShownTender } from './shapes.js'
import { shownTender } from './tenders.js'

export async function changeAward({ params, body, context }: Call): Promise<ShownTender> {
  if (!isUuid(params.id)) throw tenderNotFound()
  const input = checked(SaveAwardInput, { ...body, tenderId: params.id })
  return shownTender(await saveAward(context.db, input), context, { isWhole: true })
}

export const checkAllAwards = ({ context: { db, settings } }: Call) => checkAwards(db, settings)
