let isAsked = false

/**
 * Draws the page in Inter, if that is there. With `font-display: optional` what is on the screen stays in the system's font when Inter
 * comes late (decision 53); in Chromium all that follows does so too, until a descriptor of the font is set, be it to what it was.
 */
export function drawInInter(): void {
  if (isAsked || !document.fonts.check('1em "Inter Variable"')) return
  isAsked = true
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display'))
        rule.style.setProperty('font-display', 'optional')
}
