import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import {
  useBookmarkTenderMutation,
  useUnbookmarkTenderMutation,
} from '../../features/bookmarks/ChangeBookmark.generated'
import { refreshBookmarks } from '../../features/bookmarks/refresh-bookmarks'
import { useRestoreTenderMutation, useDismissTenderMutation } from '../../features/dismissed/Dismissal.generated'
import { NeverAgain } from '../../features/dismissed/NeverAgain'
import { markSeen, sendSeen } from '../../features/seen/seen-queue'
import { showToast } from '../../ui/toast/toast'
import { nextMonday } from './next-monday'
import { beginning, type Choice, choose, move, takeBack } from './triage'

const failures: Readonly<Record<Choice, string>> = {
  bookmark: 'Kon de tender niet bookmarken',
  away: 'Kon de tender niet wegleggen',
  later: 'Kon de tender niet tot later wegleggen',
}

/**
 * Triage of these tenders. Optimistic: the next one appears at once; a choice that could not be stored shows a toast
 * and returns to its tender.
 */
export function useTriage(ids: readonly string[]) {
  const client = useApolloClient()
  const [triage, setTriage] = useState(beginning)
  const [bookmark] = useBookmarkTenderMutation()
  const [unbookmark] = useUnbookmarkTenderMutation()
  const [dismissed] = useDismissTenderMutation()
  const [bringBack] = useRestoreTenderMutation()
  // Serialised: an undo is sent only after the choice that it undoes.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const inTurn = (work: () => Promise<unknown>) => (last.current = last.current.then(work, work))

  useEffect(
    () => () => {
      sendSeen(client)
      void last.current.then(() => refreshBookmarks(client))
    },
    [client],
  )

  const store = (tenderId: string, choice: Choice, later = nextMonday()) => {
    if (choice === 'bookmark') return bookmark({ variables: { input: { tenderId, isPublic: true } } })
    const until = choice === 'later' ? later.toISOString() : null
    return dismissed({ variables: { input: { tenderId, until } } })
  }
  const failed = (title: string, error: unknown) => {
    console.error(title, error)
    showToast({ type: 'error', title, description: 'Probeer het over een ogenblik opnieuw.' })
  }

  const decide = (choice: Choice, later?: Date) => {
    const id = ids[triage.place]
    if (!id) return
    setTriage(now => choose(now, ids, id, choice))
    void inTurn(() =>
      store(id, choice, later)
        .then(() => choice === 'away' && showDismissed(id))
        .catch((error: unknown) => {
          failed(failures[choice], error)
          setTriage(now => takeBack(now, ids, id))
        }),
    )
  }
  const showDismissed = (id: string) =>
    showToast({
      type: 'success',
      title: 'Tender weggelegd',
      onUndo: () => giveBack(id, 'away'),
      more: { label: 'Nooit meer…', render: onClose => <NeverAgain tenderId={id} onClose={onClose} /> },
    })
  const undo = () => {
    const id = triage.chosen.at(-1)
    if (id) giveBack(id, triage.choices.get(id))
  }
  const giveBack = (id: string, choice: Choice | undefined) => {
    setTriage(now => takeBack(now, ids, id))
    const variables = { input: { tenderId: id } }
    void inTurn(() =>
      (choice === 'bookmark' ? unbookmark({ variables }) : bringBack({ variables })).catch((error: unknown) =>
        failed('Kon dit niet ongedaan maken', error),
      ),
    )
  }
  const go = (step: 1 | -1) => {
    const id = ids[triage.place]
    if (step === 1 && id) markSeen(client, [id])
    setTriage(now => move(now, ids, step))
  }
  return { triage, decide, undo, go }
}
