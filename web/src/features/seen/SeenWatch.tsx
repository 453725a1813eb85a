import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { markSeen, sendSeen } from './seen-queue'

export interface SeenWatchProps {
  readonly tenders: readonly { readonly id: string; readonly isUnseen: boolean }[]
  /** Number of tenders on the previous pages. */
  readonly before: number
  /** The element with the cards, each with its id as `data-unseen`. */
  readonly list: string
}

/** Marks tenders as seen when they are scrolled past, left by the keyboard, or on a previous page. Renders nothing. */
export function SeenWatch({ tenders, before, list }: SeenWatchProps) {
  const client = useApolloClient()
  const last = useRef({ tenders, before })

  useEffect(() => {
    if (before > last.current.before)
      markSeen(
        client,
        last.current.tenders.flatMap(({ id, isUnseen }) => (isUnseen ? [id] : [])),
      )
    last.current = { tenders, before }
  }, [client, tenders, before])

  useEffect(() => {
    const element = document.getElementById(list)
    if (!element) return
    const isOfList = ({ dataset }: HTMLElement) => tenders.some(({ id }) => id === dataset.unseen)
    const cards = [...element.querySelectorAll<HTMLElement>('[data-unseen]')].filter(isOfList)
    const observer = new IntersectionObserver(entries => {
      const passed = entries.filter(
        ({ isIntersecting, boundingClientRect, rootBounds }) =>
          !isIntersecting && boundingClientRect.bottom <= (rootBounds?.top ?? 0),
      )
      markSeen(
        client,
        passed.flatMap(({ target }) => (target as HTMLElement).dataset.unseen ?? []),
      )
    })
    for (const card of cards) observer.observe(card)

    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const from = (target as HTMLElement).closest<HTMLElement>('[data-unseen]')
      const to = (relatedTarget as HTMLElement | null)?.closest('article')
      if (from && to && to !== from) markSeen(client, [from.dataset.unseen!])
    }
    element.addEventListener('focusout', leave)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusout', leave)
    }
  }, [client, tenders, list])

  useEffect(() => {
    const sendAtOnce = () => sendSeen(client)
    window.addEventListener('pagehide', sendAtOnce)
    return () => window.removeEventListener('pagehide', sendAtOnce)
  }, [client])
  return null
}
