import { Button, Flex, Text } from '@chakra-ui/react'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { number } from '../../platform/dutch'
import { FormatMenu } from './FormatMenu'
import { ExportButton } from './OutButtons'
import { ProgressBar } from '../../ui/ProgressBar'
import { useDownload } from './useDownload'

export interface ExportMenuProps {
  readonly addressOf: (ending: string) => string
  /** Opens at once, because its button was pressed before its code was loaded. */
  readonly isOpenAtFirst?: boolean
}

const formats = [
  { ending: 'xlsx', label: 'Excel (XLSX)' },
  { ending: 'csv', label: 'CSV' },
  { ending: 'percelen', label: 'Percelen (Excel)' },
  { ending: 'documenten', label: 'Documenten (Excel)' },
] as const

export function ExportMenu({ addressOf, isOpenAtFirst = false }: ExportMenuProps) {
  const { progress, start, cancel } = useDownload()
  const opener = useRef<HTMLButtonElement>(null)
  const [opensAtOnce, setOpensAtOnce] = useState(isOpenAtFirst)
  if (progress) return <Running {...progress} onCancel={cancel} opener={opener} />
  return (
    <FormatMenu
      name="Exporteren"
      formats={formats}
      isOpenAtFirst={opensAtOnce}
      onSelect={ending => {
        // Remount the menu once the export is over.
        setOpensAtOnce(false)
        start(addressOf(ending))
      }}
    >
      <ExportButton ref={opener} />
    </FormatMenu>
  )
}

const focusSoon = (element: RefObject<HTMLElement | null>) => requestAnimationFrame(() => element.current?.focus())

interface RunningProps {
  readonly rowsDone: number
  readonly rowCount: number
  readonly onCancel: () => void
  /** The menu's button, which is shown before and after the download. */
  readonly opener: RefObject<HTMLButtonElement | null>
}

function Running({ rowsDone, rowCount, onCancel, opener }: RunningProps) {
  const id = useId()
  const cancelButton = useRef<HTMLButtonElement>(null)
  // Focus management: when the focused button is replaced, the new one gets the focus; focus elsewhere is left alone.
  useLayoutEffect(() => {
    const button = cancelButton.current
    return () => {
      if (document.activeElement === button) focusSoon(opener)
    }
  }, [opener])
  const text = rowCount > 0 ? `${number(rowsDone)} van ${number(rowCount)}` : '…'
  return (
    <Flex align="center" gap="2.5" wrap="wrap">
      <Text id={id} textStyle="sm">
        Bezig met exporteren: {text}
      </Text>
      <ProgressBar
        labelledBy={id}
        percentage={rowCount > 0 ? Math.round((rowsDone / rowCount) * 100) : null}
        w="6rem"
      />
      <Button ref={cancelButton} variant="outline" size="sm" autoFocus onClick={onCancel}>
        Annuleren
      </Button>
    </Flex>
  )
}
