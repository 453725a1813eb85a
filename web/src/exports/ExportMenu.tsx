import { Button, Flex, Menu, Portal, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { useId } from 'react'
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

/** Downloads the list as it is filtered, with its progress. */
export function ExportMenu({ addressOf, isOpenAtFirst = false }: ExportMenuProps) {
  const { progress, start, cancel } = useDownload()
  if (progress) return <Running {...progress} onCancel={cancel} />
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      defaultOpen={isOpenAtFirst}
      defaultHighlightedValue={isOpenAtFirst ? formats[0].ending : null}
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => start(addressOf(value))}
    >
      <Menu.Trigger asChild>
        <ExportButton />
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
  )
}

interface RunningProps {
  readonly rowsDone: number
  /** 0 before the first answer. */
  readonly rowCount: number
  readonly onCancel: () => void
}

function Running({ rowsDone, rowCount, onCancel }: RunningProps) {
  const id = useId()
  const text = rowCount > 0 ? `${number(rowsDone)} van ${number(rowCount)}` : '…'
  return (
    <Flex align="center" gap="2.5" wrap="wrap">
      <Text id={id} textStyle="sm" fontVariantNumeric="tabular-nums">
        Bezig met exporteren: {text}
      </Text>
      <ProgressBar
        labelledBy={id}
        percentage={rowCount > 0 ? Math.round((rowsDone / rowCount) * 100) : null}
        w="6rem"
      />
      <Button variant="outline" size="sm" autoFocus onClick={onCancel}>
        Annuleren
      </Button>
    </Flex>
  )
}
