import { Skeleton, Stack } from '@chakra-ui/react'

export const WidgetsSkeleton = () => (
  <Stack gap="3.5" role="status" aria-label="Overzichten worden geladen">
    {['8rem', '16rem', '14rem', '7.5rem', '7rem'].map(height => (
      <Skeleton key={height} h={height} borderRadius="card" />
    ))}
  </Stack>
)
