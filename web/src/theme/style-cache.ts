import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache, which gives each class a style sheet of its own (constructable style sheets).
 * Style recalculation: to a browser, a rule more in a sheet that has layers, as those of Chakra's recipes, may change anything; it
 * takes the fonts, styles and layout of the whole page as new. A sheet more changes what it styles.
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
    css = ''
    const inserted = insert(...style)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return inserted
  }
  return cache
}
