import { chakra } from '@chakra-ui/react'

export const Inset = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: '4',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderRadius: 'card',
  },
})
