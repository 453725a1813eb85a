import { Box, Button } from '@chakra-ui/react'
import { type ComponentProps, useEffect, useState } from 'react'
import { LoadFailure } from '../../../ui/lazy/LoadFailure'
import { lazyPart } from '../../../ui/lazy/lazy-part'
import type { Filter } from '../state/filter'
import { withUnknown } from '../state/unknown-facts'
import type { ChangeFilter } from '../state/useFilter'
import type { HiddenMenuProps } from './HiddenMenu'
import { excludingText, factOf, hiddenText, RESULT_COUNT } from './hidden-text'
import type { HiddenTendersFragment } from './HiddenTenders.generated'

const HiddenMenu = lazyPart<HiddenMenuProps>(() => import('./HiddenMenu'))

export interface HiddenLineProps {
  readonly shown: HiddenTendersFragment | undefined
  readonly filter: Filter
  readonly onFilter: ChangeFilter
}

/** The tenders that the list hides although they match otherwise, with buttons that show them. */
export const HiddenLine = (props: HiddenLineProps) => (
  <>
    <UnknownLine {...props} />
    <ExcludingLine {...props} />
  </>
)

/** Assignments that a search for 'zzp' leaves out because they exclude the self-employed. */
function ExcludingLine({ shown, onFilter }: HiddenLineProps) {
  if (!shown?.excludingSelfEmployed) return null
  return (
    <Box textStyle="sm" color="fg.muted" _print={{ display: 'none' }}>
      <span>{excludingText(shown.excludingSelfEmployed)}</span>
      <span aria-hidden> · </span>
      <ShowButton onClick={() => onFilter({ zzp: ['not_allowed'] })}>Tonen</ShowButton>
    </Box>
  )
}

/** Tenders that lack a fact, and a button that shows them too: at once, or by a menu for several facts. */
function UnknownLine({ shown, filter, onFilter }: HiddenLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isVisible = isOpen || Boolean(shown?.hiddenCount)
  useEffect(() => (isVisible ? leaveFocusToCount : undefined), [isVisible])
  if (!shown || !isVisible) return null
  const [first, second] = shown.hidden
  const showAll = () => {
    if (first && !second) onFilter(withUnknown(filter, factOf(first.fact), true))
    else setIsOpen(true)
  }
  const button = <ShowButton {...(second ? { 'aria-haspopup': 'menu' } : {})} onClick={showAll} />
  return (
    <Box textStyle="sm" color="fg.muted" _print={{ display: 'none' }}>
      {shown.hiddenCount > 0 && (
        <>
          <span>{hiddenText(shown)}</span>
          <span aria-hidden> · </span>
        </>
      )}
      {isOpen ? (
        <HiddenMenu
          props={{ hidden: shown.hidden, filter, onFilter, trigger: <ShowButton />, onClose: () => setIsOpen(false) }}
          waiting={button}
          renderFailure={() => <LoadFailure what="Het menu" onClose={() => setIsOpen(false)} />}
        />
      ) : (
        button
      )}
    </Box>
  )
}

/** Focus management: the button that had the focus disappears once nothing is hidden. */
const leaveFocusToCount = () =>
  void requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(RESULT_COUNT)?.focus()
  })

const ShowButton = ({ children = 'Toon ze ook', ...props }: ComponentProps<typeof Button>) => (
  <Button variant="plain" size="sm" h="6" minW="0" px="0" verticalAlign="baseline" color="brand.fg" {...props}>
    {children}
  </Button>
)
