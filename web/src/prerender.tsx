import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import LandingPage from './pages/landing/LandingPage'
import { system } from './theme/system'

/** Prerendering: the landing page as HTML and its styles, for the build. By the component that the browser renders. */
export function prerender(): { html: string; css: string } {
  const cache = createCache({ key: 'css' })
  // Emotion then keeps the styles instead of writing a style element before each element.
  cache.compat = true
  const rendered = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <StaticRouter location="/">
          <LandingPage continueAt={null} />
        </StaticRouter>
      </ChakraProvider>
    </CacheProvider>,
  )
  const global = [...rendered.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css)
  const own = Object.values(cache.inserted).filter(css => typeof css === 'string')
  return {
    html: rendered.replace(/<style.*?<\/style>|<title>.*?<\/title>/gs, ''),
    css: [...global, ...own].join(''),
  }
}
