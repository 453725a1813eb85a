import { Box, Button, chakra, IconButton, Text } from '@chakra-ui/react'
import * as Radix from '@radix-ui/react-toast'
import { trackDismissableBranch } from '@zag-js/dismissable'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { closeToast, currentToast, onToastChange, type Toast } from './toast'

const Root = chakra(Radix.Root, {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    w: 'full',
    p: '4',
    pe: '10',
    position: 'relative',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'card',
    boxShadow: 'raised',
    // An open dialog disables pointer events outside it; a toast above it stays clickable.
    pointerEvents: 'auto',
    '&[data-state=open]': { animation: 'slide-from-right 220ms ease-out, fade-in 220ms' },
    '&[data-state=closed]': { animation: 'fade-out 150ms' },
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe=cancel]': { transform: 'translateX(0)', transition: 'transform .2s' },
    '&[data-swipe=end]': { animation: 'slide-to-right 150ms' },
  },
})

const Viewport = chakra(Radix.Viewport, {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    bottom: { md: '0' },
    top: { base: '0', md: 'auto' },
    insetEnd: '0',
    p: '4',
    w: 'full',
    maxW: { md: '420px' },
    display: 'flex',
    flexDirection: 'column',
    listStyle: 'none',
    outline: 'none',
    // Above the footer buttons of an open dialog.
    'body:has(.chakra-dialog__footer) &': { bottom: { md: '5rem' } },
  },
})

/** Longer than usual, to give time to read it and reach its button. */
const UNDO_MS = 10_000

/** Radix instead of Chakra's Toaster, which cannot be swiped away (decision 14). */
export default function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast)
  const isError = toast?.type === 'error'
  const [more, setMore] = useState<Toast['more']>()
  const region = useRef<HTMLOListElement>(null)
  // A click on a toast must not count as a click outside the dialog, which would close it.
  useEffect(() => trackDismissableBranch(() => region.current), [])
  // An open dialog hides everything else from assistive technology (aria-hidden), except a live region beside the page.
  const toasts = createPortal(
    <div aria-live="off">
      <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Melding">
        {toast && (
          <Root
            key={toast.id}
            open={toast.open}
            onOpenChange={open => !open && closeToast(toast)}
            type={isError ? 'foreground' : 'background'}
            borderColor={isError ? 'red.border' : 'border'}
            {...(toast.onUndo ? { duration: UNDO_MS } : {})}
            {...(toast.action ? { duration: Number.POSITIVE_INFINITY } : {})}
            data-kind={toast.type}
            // Two buttons go below the text.
            {...(toast.more ? { flexWrap: 'wrap', rowGap: '1' } : {})}
          >
            <Box color={isError ? 'red.fg' : 'brand.fg'} mt="0.5">
              {isError ? <CircleAlert size={18} aria-hidden /> : <CircleCheck size={18} aria-hidden />}
            </Box>
            <Box flex={toast.more ? '1 0 80%' : '1'}>
              <Radix.Title asChild>
                <Text fontWeight="620" textStyle="sm">
                  {toast.title}
                </Text>
              </Radix.Title>
              {toast.description && (
                <Radix.Description asChild>
                  <Text color="fg.muted" textStyle="sm" mt="0.5">
                    {toast.description}
                  </Text>
                </Radix.Description>
              )}
            </Box>
            {toast.onUndo && (
              <Radix.Action asChild altText="Ongedaan maken: druk op F8 en kies de knop">
                <Button
                  variant="outline"
                  size="xs"
                  alignSelf="center"
                  {...(toast.more ? { ms: '7.5' } : { me: '3' })}
                  onClick={toast.onUndo}
                >
                  Ongedaan maken
                </Button>
              </Radix.Action>
            )}
            {toast.more && (
              <Radix.Action asChild altText={`${toast.more.label}: druk op F8 en kies de knop`}>
                <Button variant="ghost" size="xs" alignSelf="center" onClick={() => setMore(toast.more)}>
                  {toast.more.label}
                </Button>
              </Radix.Action>
            )}
            {toast.action && (
              <Radix.Action asChild altText={`${toast.action.label}: druk op F8 en kies de knop`}>
                <Button size="xs" alignSelf="center" me="3" onClick={toast.action.onClick}>
                  {toast.action.label}
                </Button>
              </Radix.Action>
            )}
            <Radix.Close asChild>
              <IconButton
                aria-label="Melding sluiten"
                variant="ghost"
                size="2xs"
                position="absolute"
                top="2"
                insetEnd="2"
              >
                <X size={14} />
              </IconButton>
            </Radix.Close>
          </Root>
        )}
        <Viewport ref={region} hotkey={['F8']} label="Meldingen ({hotkey})" />
      </Radix.Provider>
    </div>,
    document.body,
  )
  return (
    <>
      {toasts}
      {more?.render(() => setMore(undefined))}
    </>
  )
}
