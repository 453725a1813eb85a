import { chakra, CloseButton, Dialog, Kbd, Portal, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { ShortcutSwitch } from '../../ui/keys/ShortcutSwitch'
import type { OverlayProps } from './overlay'

const keys: readonly [string, readonly (readonly [keys: readonly string[], meaning: string])[]][] = [
  [
    'Overal',
    [
      [['/'], 'Naar het zoekveld'],
      [['Ctrl', 'K'], 'Snelmenu: pagina’s, filters en tenders'],
      [['?'], 'Dit overzicht'],
      [['F8'], 'Naar de melding'],
    ],
  ],
  [
    'In een lijst',
    [
      [['j'], 'Volgende tender'],
      [['k'], 'Vorige tender'],
      [['Enter'], 'Openen'],
      [['b'], 'Bookmarken, of de bookmark verwijderen'],
      [['o'], 'De originele aankondiging openen'],
      [['w'], 'Niet interessant: wegleggen'],
    ],
  ],
  [
    'In een tender',
    [
      [['j'], 'Volgende tender'],
      [['k'], 'Vorige tender'],
      [['b'], 'Bookmarken, of de bookmark verwijderen'],
      [['o'], 'De originele aankondiging openen'],
      [['w'], 'Niet interessant: wegleggen'],
      [['Esc'], 'Sluiten'],
    ],
  ],
]

const Row = chakra('div', { base: { display: 'flex', gap: '3', alignItems: 'baseline', py: '1' } })

export default function KeyHelp({ onClose }: OverlayProps) {
  const closeButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      open
      size={{ mdDown: 'full', md: 'md' }}
      scrollBehavior="inside"
      initialFocusEl={() => closeButton.current}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Sneltoetsen</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6" tabIndex={0} role="group" aria-label="Sneltoetsen">
              <Stack gap="4">
                {keys.map(([place, rows]) => (
                  <section key={place} aria-label={place}>
                    <Text as="h3" textStyle="xs" fontWeight="550" color="fg.muted" mb="1">
                      {place}
                    </Text>
                    <dl>
                      {rows.map(([pressed, meaning]) => (
                        <Row key={meaning}>
                          <chakra.dt minW="5.5rem">
                            {pressed.map(key => (
                              <Kbd key={key} size="sm" me="1">
                                {key}
                              </Kbd>
                            ))}
                          </chakra.dt>
                          <chakra.dd textStyle="sm">{meaning}</chakra.dd>
                        </Row>
                      ))}
                    </dl>
                  </section>
                ))}
                <ShortcutSwitch />
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" ref={closeButton} aria-label="Sluiten" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
