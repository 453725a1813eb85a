import { Center, List, type ListRootProps } from '@chakra-ui/react'
import { MessageSquare, RefreshCw, Search, Tags } from 'lucide-react'

const features = [
  { icon: <RefreshCw />, text: 'Dagelijkse updates uit alle bronnen' },
  { icon: <Search />, text: 'Zoek op titel, organisatie en locatie' },
  { icon: <Tags />, text: 'Automatisch ingedeeld in 16 categorieën en 6 domeinen' },
  { icon: <MessageSquare />, text: 'Bookmark tenders en overleg met collega’s' },
]

interface FeatureListProps extends Pick<ListRootProps, 'hideBelow' | 'hideFrom'> {
  readonly isOnGreen: boolean
}

/** The product's features; on the green background or on that of the page. */
export function FeatureList({ isOnGreen, ...place }: FeatureListProps) {
  return (
    <List.Root variant="plain" gap="3" mt={isOnGreen ? '8' : '0'} aria-label="Wat je hier kunt" {...place}>
      {features.map(({ icon, text }) => (
        <List.Item key={text} display="flex" alignItems="center" gap="3">
          <Center
            aria-hidden
            boxSize="8"
            flexShrink={0}
            borderRadius="l2"
            bg={isOnGreen ? 'white/10' : 'brand.subtle'}
            color={isOnGreen ? 'white' : 'brand.fg'}
            css={{ '& svg': { boxSize: '4' } }}
          >
            {icon}
          </Center>
          {text}
        </List.Item>
      ))}
    </List.Root>
  )
}
