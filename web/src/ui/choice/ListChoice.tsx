import { chakra } from '@chakra-ui/react'
import * as Radix from '@radix-ui/react-select'
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { setNonce } from 'get-nonce'
import { useId } from 'react'
import { nonce } from '../../platform/nonce'
import type { ChoiceOption, ChoiceProps } from './choice-props'
import { countText } from './count-text'

// Radix locks the page's scrolling with a style element, which needs a nonce under the CSP.
if (nonce) setNonce(nonce)

const Trigger = chakra(Radix.Trigger, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    w: 'full',
    h: '9',
    px: '3',
    textStyle: 'sm',
    textAlign: 'start',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    cursor: 'pointer',
    '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '1px' },
  },
})

const Content = chakra(
  Radix.Content,
  {
    base: {
      zIndex: 'popover',
      minW: 'var(--radix-select-trigger-width)',
      maxH: 'min(36rem, var(--radix-select-content-available-height))',
      overflow: 'hidden',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'l3',
      boxShadow: 'raised',
      '&[data-state=open]': { animation: 'fade-in 120ms' },
    },
  },
  // `position` is also a style property of Chakra; here it belongs to Radix.
  { forwardProps: ['position'] },
)

const Viewport = chakra(Radix.Viewport, { base: { p: '1' } })

const Item = chakra(Radix.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    ps: '7',
    pe: '2.5',
    position: 'relative',
    textStyle: 'sm',
    borderRadius: 'l2',
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    '&[data-highlighted]': { bg: 'brand.subtle', color: 'brand.fg' },
    '&[data-state=checked]': { fontWeight: '550' },
  },
})

const Mark = chakra(Radix.ItemIndicator, { base: { position: 'absolute', insetStart: '2' } })

const Count = chakra('span', {
  base: { ms: 'auto', ps: '4', color: 'fg.muted', textStyle: 'xs', fontVariantNumeric: 'tabular-nums' },
})

const scrollButton = { display: 'flex', justifyContent: 'center', py: '1', color: 'fg.muted', bg: 'bg.panel' }
const ScrollUp = chakra(Radix.ScrollUpButton, { base: scrollButton })
const ScrollDown = chakra(Radix.ScrollDownButton, { base: scrollButton })

export interface ListChoiceProps extends ChoiceProps {
  /** Open at once, because it was pressed before its code was loaded. */
  readonly isOpened: boolean
}

/** Radix instead of Chakra's Select, which resets typeahead after 350 ms and has no scroll buttons (decision 14). */
export default function ListChoice({ label, value, options, onChange, isOpened }: ListChoiceProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} defaultOpen={isOpened}>
      <Trigger aria-label={label}>
        <Radix.Value />
        <Radix.Icon asChild>
          <ChevronDown size={15} style={{ flexShrink: 0 }} />
        </Radix.Icon>
      </Trigger>
      <Radix.Portal>
        <Content position="popper" sideOffset={4} collisionPadding={8}>
          <ScrollUp>
            <ChevronUp size={14} />
          </ScrollUp>
          <Viewport nonce={nonce}>
            {options.map(option => (
              <Option key={option.value} option={option} />
            ))}
          </Viewport>
          <ScrollDown>
            <ChevronDown size={14} />
          </ScrollDown>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Option({ option }: { readonly option: ChoiceOption }) {
  const { value, label } = option
  const count = countText(option)
  const countId = useId()
  return (
    <Item value={value} aria-describedby={count === null ? undefined : countId}>
      <Mark>
        <Check size={14} aria-hidden />
      </Mark>
      <Radix.ItemText>{label}</Radix.ItemText>
      {count !== null && <Count id={countId}>{count}</Count>}
    </Item>
  )
}
