import { IconButton } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import type { Ref } from 'react'
import { copyText } from './copy-text'
import { Tip } from './Tip'

interface CopyButtonProps {
  readonly text: string
  /** Name of the text, capitalised: 'Wachtwoord'. */
  readonly what: string
  readonly ref?: Ref<HTMLButtonElement>
}

export function CopyButton({ text, what, ref }: CopyButtonProps) {
  return (
    <Tip text={`${what} kopiëren`}>
      <IconButton
        {...(ref ? { ref } : {})}
        aria-label={`${what} kopiëren`}
        variant="outline"
        size="sm"
        disabled={text === ''}
        onClick={() => void copyText(text, `${what} gekopieerd`)}
      >
        <Copy size={15} />
      </IconButton>
    </Tip>
  )
}
