import { useEffect, useState } from 'react'
import { onOpenPalette } from '../../ui/keys/palette-event'
import { LoadFailure } from '../../ui/lazy/LoadFailure'
import { lazyPart } from '../../ui/lazy/lazy-part'
import { clickShortcut, focusCard, isDialogOpen } from './list-keys'
import type { OverlayProps } from './overlay'
import { isShortcut, useAreShortcutsOn } from '../../ui/keys/shortcuts'

const Palette = lazyPart<OverlayProps>(() => import('./Palette'))
const KeyHelp = lazyPart<OverlayProps>(() => import('./KeyHelp'))

/** Ctrl-K, or Command-K on a Mac. */
const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Global keyboard shortcuts: j and k move through a list, o and b act on its card, Ctrl-K and ? open an overlay. */
export function Shortcuts() {
  const isOn = useAreShortcutsOn()
  const [overlay, setOverlay] = useState<'palette' | 'help' | null>(null)
  const close = () => setOverlay(null)

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        event.preventDefault()
        return setOverlay('palette')
      }
      if (isOn && isShortcut(event) && act(event.key)) event.preventDefault()
    }
    const act = (key: string): boolean => {
      if (key === '?') setOverlay('help')
      else if ((key === 'j' || key === 'k') && !isDialogOpen()) focusCard(key === 'j' ? 1 : -1)
      else return clickShortcut(key)
      return true
    }
    const stopOpening = onOpenPalette(() => setOverlay('palette'))
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      stopOpening()
    }
  }, [isOn])

  if (overlay === 'palette')
    return (
      <Palette props={{ onClose: close }} renderFailure={() => <LoadFailure what="Het snelmenu" onClose={close} />} />
    )
  if (overlay === 'help')
    return (
      <KeyHelp props={{ onClose: close }} renderFailure={() => <LoadFailure what="Het overzicht" onClose={close} />} />
    )
  return null
}
