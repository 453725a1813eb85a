import { IconButton } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import type { Ref } from 'react'
import { showToast } from '../../ui/toast/toast'
import { Tip } from '../../ui/Tip'

interface CopyPasswordProps {
  readonly password: string
  readonly ref?: Ref<HTMLButtonElement>
}

export function CopyPassword({ password, ref }: CopyPasswordProps) {
  return (
    <Tip text="Wachtwoord kopiëren">
      <IconButton
        {...(ref ? { ref } : {})}
        aria-label="Wachtwoord kopiëren"
        variant="outline"
        size="sm"
        disabled={password === ''}
        onClick={() => void copy(password)}
      >
        <Copy size={15} />
      </IconButton>
    </Tip>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ type: 'success', title: 'Wachtwoord gekopieerd' })
  } catch {
    showToast({ type: 'error', title: 'Fout', description: 'Kopiëren lukt in deze browser niet' })
  }
}
