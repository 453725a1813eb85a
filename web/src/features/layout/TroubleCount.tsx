import { chakra } from '@chakra-ui/react'
import { number } from '../../platform/dutch'
import { SOURCES_PATH } from './account-places'

const Count = chakra('span', {
  base: {
    minW: '4.5',
    px: '1',
    borderRadius: 'full',
    bg: 'red.solid',
    color: 'white',
    fontSize: '11px',
    lineHeight: '1.125rem',
    fontWeight: '620',
    textAlign: 'center',
  },
})

/** Badge on the account button, whose accessible name includes the count. */
export function TroubleOnButton({ count }: { readonly count: number }) {
  return count > 0 ? (
    <Count position="absolute" top="-1" insetEnd="-1" aria-hidden>
      {number(count)}
    </Count>
  ) : null
}

/** Badge after the link to the sources; other links have none. */
export function TroubleAtPlace({ to, count }: { readonly to: string; readonly count: number }) {
  return to === SOURCES_PATH && count > 0 ? (
    <Count ms="auto" role="img" aria-label={troubleText(count)}>
      {number(count)}
    </Count>
  ) : null
}

export const troubleText = (count: number) =>
  count === 1 ? '1 bron vraagt aandacht' : `${number(count)} bronnen vragen aandacht`
