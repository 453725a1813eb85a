import { Button, ButtonGroup, Span } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { pageWindow } from './pages'

/** One line on a phone: arrows without labels, and at most seven buttons. */
const narrow = { base: '2', sm: '3.5' } as const

interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
  readonly window?: (page: number, pages: number) => number[]
}

/** Disabled buttons use `aria-disabled` instead of `disabled`, to keep the focus. */
export function Pager({ page, pages, onPage, window = pageWindow }: PagerProps) {
  if (pages <= 1) return null
  return (
    <ButtonGroup
      as="nav"
      aria-label="Paginering"
      variant="ghost"
      size="sm"
      justifyContent="center"
      gap="1"
      alignSelf="center"
    >
      <Button aria-label="Vorige" px={narrow} aria-disabled={page <= 1} onClick={() => page > 1 && onPage(page - 1)}>
        <ChevronLeft size={16} aria-hidden /> <Span hideBelow="sm">Vorige</Span>
      </Button>
      {window(page, pages).map(number => (
        <Button
          key={number}
          aria-label={`Pagina ${number}`}
          aria-current={number === page ? 'page' : undefined}
          variant={number === page ? 'subtle' : 'ghost'}
          color={number === page ? 'brand.fg' : undefined}
          minW="9"
          px="2"
          onClick={() => onPage(number)}
        >
          {number}
        </Button>
      ))}
      <Button
        aria-label="Volgende"
        px={narrow}
        aria-disabled={page >= pages}
        onClick={() => page < pages && onPage(page + 1)}
      >
        <Span hideBelow="sm">Volgende</Span> <ChevronRight size={16} aria-hidden />
      </Button>
    </ButtonGroup>
  )
}
