import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache, which gives each class a style sheet of its own (constructable style sheets).
 * Style recalculation: when a sheet with cascade layers, as those of Chakra's recipes, gets one more rule, Chromium styles and lays
 * out the whole page anew. A sheet more restyles only what it is of.
 * @param nonce the page's CSP nonce, where it has one
 */
export function createStyleCache(nonce: string | undefined): EmotionCache {
  const cache = createCache({ key: 'css', ...(nonce && { nonce }) })
  const insert = cache.insert
  let css = ''
  cache.sheet.insert = rule => {
    css += rule
  }
  cache.insert = (...style) => {
    const inserted = insert(...style)
    if (css) adopt(css)
    css = ''
    return inserted
  }
  return cache
}

function adopt(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
