import { IconButton } from '@chakra-ui/react'
import { Moon, Sun } from 'lucide-react'
import { useTheme } from 'next-themes'
import { Tip } from '../../ui/Tip'

export function ThemeToggle() {
  const { resolvedTheme, setTheme } = useTheme()
  const isDark = resolvedTheme === 'dark'
  const label = isDark ? 'Licht thema' : 'Donker thema'
  return (
    <Tip text={label}>
      <IconButton aria-label={label} variant="ghost" size="sm" onClick={() => setTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <Sun size={16} /> : <Moon size={16} />}
      </IconButton>
    </Tip>
  )
}
