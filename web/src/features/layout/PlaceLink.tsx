import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'

const Styled = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: '550',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg' },
  },
})

interface PlaceLinkProps {
  readonly to: string
  readonly label: string
  readonly icon?: ReactNode
  readonly onClick?: () => void
  /** Content after the label. */
  readonly after?: ReactNode
}

export function PlaceLink({ to, label, icon, onClick, after }: PlaceLinkProps) {
  return (
    <Styled to={to} end={to === '/'} onClick={onClick}>
      {icon}
      {label}
      {after}
    </Styled>
  )
}
