import { Box } from '@chakra-ui/react'
import { number } from '../../platform/dutch'
import { Sparkline } from '../../ui/sparkline/Sparkline'

/** How many tenders a profile brought in each of the last weeks, oldest first; in words for who does not see the line. */
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
