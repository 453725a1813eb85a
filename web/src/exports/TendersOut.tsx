import { Wrap } from '@chakra-ui/react'
import type { TenderFilter } from '../graphql.generated'
import { tendersAddress } from './addresses'
import { ExportMenu } from './ExportMenu'
import type { OutMenu } from './OutButtons'
import { SubscribeMenu } from './SubscribeMenu'

export interface TendersOutProps {
  readonly filter: TenderFilter
  /** Which of the buttons was used before the menus were there. */
  readonly opened: OutMenu | null
}

/** What can be taken along of a list of tenders. */
export default function TendersOut({ filter, opened }: TendersOutProps) {
  const addressOf = (ending: string) => tendersAddress(filter, ending)
  return (
    <Wrap gap="1">
      <ExportMenu addressOf={addressOf} isOpenAtFirst={opened === 'export'} />
      <SubscribeMenu
        addressOf={addressOf}
        hasAgenda={filter.openClosed !== 'GESLOTEN' && !filter.archived}
        isOpenAtFirst={opened === 'subscribe'}
      />
    </Wrap>
  )
}
