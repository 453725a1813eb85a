import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider, LocaleProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { expect } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { createClient } from '../src/app/apollo'
import { SessionProvider } from '../src/connection/session/SessionProvider'
import { useSession } from '../src/connection/session/use-session'
import { system } from '../src/ui/theme/system'
import Toaster from '../src/ui/toast/Toaster'
import { type Answers, serverWith } from './server'

// Without style rules: jsdom has no layout, and parsing them is slow.
const styles = createCache({ key: 'css' })
styles.sheet.insert = () => {}

const people = {
  administrator: { username: 'beheerder', firstName: 'Bea', lastName: 'Beheerder', isAdmin: true },
  staff: { username: 'medewerker', firstName: 'Mees', lastName: 'Medewerker', isAdmin: false },
}

interface Options {
  readonly as?: keyof typeof people | 'visitor'
  /** Path and query of the page. */
  readonly at?: string
  readonly answers?: Answers
}

let shown = 0

/** Renders with the providers of the product and a client of its own. Nobody else is signed in again: drafts are kept by user. */
export function show(element: ReactNode, { as = 'staff', at = '/', answers = {} }: Options = {}) {
  const viewer = as === 'visitor' ? null : { id: `viewer-${++shown}`, uuid: `${shown}`, ...people[as] }
  const server = serverWith({ session: { authenticated: viewer !== null, user: viewer }, ...answers })
  window.history.replaceState(null, '', at)
  render(
    <ApolloProvider client={createClient(server.request, server.live)}>
      <CacheProvider value={styles}>
        <ChakraProvider value={system}>
          <LocaleProvider locale="nl-NL">
            <BrowserRouter useTransitions={false}>
              <SessionProvider>
                <WhenChecked>{element}</WhenChecked>
                <Toaster />
              </SessionProvider>
            </BrowserRouter>
          </LocaleProvider>
        </ChakraProvider>
      </CacheProvider>
    </ApolloProvider>,
  )
  return {
    user: userEvent.setup({ delay: null }),
    /** The variables of each operation of this name that was sent. */
    sent: (operationName: string) =>
      server.sent.filter(one => one.operationName === operationName).map(({ variables }) => variables),
    /** The names of all operations that were sent. */
    operations: () => server.sent.map(({ operationName }) => operationName),
    publish: server.publish,
  }
}

/** Replaces the text of a field in one event: a render for each character is slow. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}

/** As the gate does. */
function WhenChecked({ children }: { readonly children: ReactNode }) {
  return useSession().state === 'checking' ? null : children
}

/** A dialog takes the focus a moment after it appears, which closes a menu that was opened before. */
export async function openedDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return dialog
}

const toast = () => document.querySelector('[data-kind]')

/** Waits for a toast with these texts. */
export const told = (...texts: readonly (string | RegExp)[]) =>
  waitFor(() => {
    for (const text of texts) expect(toast()).toHaveTextContent(text)
  })
