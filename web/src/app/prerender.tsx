import { ChakraProvider } from '@chakra-ui/react'
import createCache, { type Options } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import LandingPage from '../pages/landing/LandingPage'
import { system } from '../ui/theme/system'

export interface Prerendered {
  readonly html: string
  /** Styles of the landing page alone. */
  readonly css: string
  /** Styles of every page: the reset, the theme's variables, and what the theme says of elements. */
  readonly themeCss: string
}

/** Prerendering: the landing page as HTML and its styles, for the build. By the component that the browser renders. */
export function prerender(): Prerendered {
  // Without prefixes: the build adds those that the browsers need.
  const ofTheme = rendered(null, { stylisPlugins: [] })
  const landing = rendered(
    <StaticRouter location="/">
      <LandingPage continueAt={null} />
    </StaticRouter>,
  )
  const own = [...landing.styles].filter(([name]) => !ofTheme.styles.has(name))
  return {
    html: landing.html.replace(/<title>.*?<\/title>/gs, ''),
    css: own.map(([, css]) => css).join(''),
    themeCss: [...ofTheme.styles.values()].join(''),
  }
}

/** @returns the styles by Emotion's name for them */
function rendered(children: ReactNode, options: Partial<Options> = {}) {
  const cache = createCache({ key: 'css', ...options })
  // Emotion then keeps the styles instead of writing a style element before each element.
  cache.compat = true
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>,
  )
  const styles = new Map<string, string>()
  for (const [name, css] of Object.entries(cache.inserted)) if (typeof css === 'string') styles.set(name, css)
  return { html, styles }
}
