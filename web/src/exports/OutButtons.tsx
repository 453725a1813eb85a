import { Button, type ButtonProps } from '@chakra-ui/react'
import { Download, Rss } from 'lucide-react'

/** The buttons of the menus, which stand there before the code of the menus does. */
export type OutMenu = 'export' | 'subscribe'

export function ExportButton(props: ButtonProps) {
  return (
    <Button variant="outline" size="sm" {...props}>
      <Download size={15} aria-hidden />
      Exporteren
    </Button>
  )
}

export function SubscribeButton(props: ButtonProps) {
  return (
    <Button variant="outline" size="sm" {...props}>
      <Rss size={15} aria-hidden />
      Abonneren
    </Button>
  )
}
