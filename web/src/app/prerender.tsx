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
  /** Styles that only the landing page needs. */
  readonly css: string
  /** Styles for every page: the reset, the theme's variables, and its element styles. */
  readonly themeCss: string
}

/** Prerenders the landing page as HTML with its styles, at build time, from the same component that the browser renders. */
export function prerender(): Prerendered {
  // Without vendor prefixes, which the build adds.
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

/** @returns the styles by their name in Emotion */
function rendered(children: ReactNode, options: Partial<Options> = {}) {
  const cache = createCache({ key: 'css', ...options })
  // Makes Emotion collect the styles instead of writing style elements into the HTML.
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
