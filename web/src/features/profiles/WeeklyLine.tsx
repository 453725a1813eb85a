import { Box } from '@chakra-ui/react'
import { number } from '../../platform/dutch'
import { Sparkline } from '../../ui/sparkline/Sparkline'

/** Sparkline of the tenders that a profile matched per week, oldest first, with a text alternative. */
export const WeeklyLine = ({ weekly }: { readonly weekly: readonly number[] }) => (
  <Box hideBelow="sm" alignSelf="center" flexShrink="0">
    <Sparkline
      values={weekly}
      label={`Gepubliceerd per week, ${weekly.length} weken tot en met vandaag: ${weekly.map(number).join(', ')}`}
      colour="brand"
      width={72}
      height={24}
      isLastOpen
    />
  </Box>
)
