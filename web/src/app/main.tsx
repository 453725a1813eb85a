import 'virtual:theme.css'
import '../ui/theme/fonts.css'
import { HttpLink } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { ChakraProvider, LocaleProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from 'next-themes'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { createClient } from './apollo'
import { liveLink } from '../connection/live/live-link'
import { nonce } from '../platform/nonce'
import { fetchOk } from '../platform/requests/http-error'
import { trustedLink } from '../platform/requests/trusted'
import { system } from '../ui/theme/system'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const styles = createCache({ key: 'css', ...(nonce && { nonce }) })
// The built client has the theme's styles in its stylesheet (prerender-plugin.ts).
const theme = import.meta.env.PROD ? { ...system, _global: [] } : system
const http = new HttpLink({ uri: '/graphql', credentials: 'include', fetch: fetchOk })
const client = createClient(trustedLink.concat(http), liveLink)

// Time slicing: the first render in an ordinary update would be one long task.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <ApolloProvider client={client}>
        <CacheProvider value={styles}>
          <ChakraProvider value={theme}>
            {/* Disables the inline script of next-themes by the type JSON; theme-init.js does its work. */}
            <ThemeProvider
              attribute="class"
              disableTransitionOnChange
              nonce={nonce}
              scriptProps={{ type: 'application/json' }}
            >
              <LocaleProvider locale="nl-NL">
                <BrowserRouter useTransitions={false}>
                  <App />
                </BrowserRouter>
              </LocaleProvider>
            </ThemeProvider>
          </ChakraProvider>
        </CacheProvider>
      </ApolloProvider>
    </StrictMode>,
  ),
)
