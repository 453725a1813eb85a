import { Box, type BoxProps } from '@chakra-ui/react'

interface ProgressBarProps extends BoxProps {
  readonly labelledBy: string
  readonly percentage: number | null
}

export function ProgressBar({ labelledBy, percentage, ...box }: ProgressBarProps) {
  return (
    <Box
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percentage === null ? {} : { 'aria-valuenow': percentage })}
      h="2"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
      {...box}
    >
      <Box
        h="full"
        borderRadius="full"
        bg="brand.solid"
        transition="width 300ms"
        style={{ width: `${percentage ?? 100}%`, opacity: percentage === null ? 0.4 : 1 }}
      />
    </Box>
  )
}
