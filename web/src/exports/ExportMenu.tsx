import { Box, Button, Flex, Menu, Portal, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { number } from '../dutch'
import { ExportButton } from './OutButtons'
import { ProgressBar } from '../ui/ProgressBar'
import { useDownload } from './useDownload'

export interface ExportMenuProps {
  /** The address of the list in a format. */
  readonly addressOf: (ending: string) => string
  /** Its button was used before its code was there. */
  readonly isOpenAtFirst?: boolean
}

const formats = [
  { ending: 'xlsx', label: 'Excel (XLSX)' },
  { ending: 'csv', label: 'CSV' },
] as const

/** Downloads the list as it is filtered. Its progress lies over the page, so that nothing moves when it comes or goes. */
export function ExportMenu({ addressOf, isOpenAtFirst = false }: ExportMenuProps) {
  const { progress, start, cancel } = useDownload()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Box pos="relative">
      <Menu.Root
        recipe={menuSlotRecipe}
        defaultOpen={isOpenAtFirst}
        defaultHighlightedValue={isOpenAtFirst ? formats[0].ending : null}
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => start(addressOf(value))}
      >
        <Menu.Trigger asChild disabled={progress !== null}>
          <ExportButton ref={button} />
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content aria-label="Exporteren">
              {formats.map(({ ending, label }) => (
                <Menu.Item key={ending} value={ending}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {progress && <Running {...progress} onCancel={cancel} back={button} />}
    </Box>
  )
}

interface RunningProps {
  readonly rowsDone: number
  /** 0 before the first answer. */
  readonly rowCount: number
  readonly onCancel: () => void
  /** Gets the focus when it ends while the focus is in it. */
  readonly back: RefObject<HTMLButtonElement | null>
}

function Running({ rowsDone, rowCount, onCancel, back }: RunningProps) {
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const [button, elsewhere] = [cancel.current, back.current]
    return () => {
      // In the next frame, for until then it is disabled.
      if (document.activeElement === button) requestAnimationFrame(() => elsewhere?.focus())
    }
  }, [back])
  const text = rowCount > 0 ? `${number(rowsDone)} van ${number(rowCount)}` : '…'
  return (
    <Flex
      pos="absolute"
      top="calc(100% + {spacing.1})"
      insetEnd="0"
      zIndex="dropdown"
      w="max-content"
      align="center"
      gap="2.5"
      ps="3"
      pe="1.5"
      py="1.5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="raised"
    >
      <Text id={id} textStyle="sm" fontVariantNumeric="tabular-nums">
        Bezig met exporteren: {text}
      </Text>
      <ProgressBar
        labelledBy={id}
        percentage={rowCount > 0 ? Math.round((rowsDone / rowCount) * 100) : null}
        w={{ base: '3rem', sm: '6rem' }}
      />
      <Button ref={cancel} variant="outline" size="sm" autoFocus onClick={onCancel}>
        Annuleren
      </Button>
    </Flex>
  )
}
