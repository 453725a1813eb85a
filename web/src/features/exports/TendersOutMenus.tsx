import { Wrap } from '@chakra-ui/react'
import type { TenderFilter } from '../../graphql.generated'
import { tendersAddress } from './addresses'
import { ExportMenu } from './ExportMenu'
import type { OutMenu } from './OutButtons'
import { SubscribeMenu } from './SubscribeMenu'

export interface TendersOutMenusProps {
  readonly filter: TenderFilter
  readonly opened: OutMenu
}

export default function TendersOutMenus({ filter, opened }: TendersOutMenusProps) {
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
