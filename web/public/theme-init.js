// Before anything is drawn, so that a dark page does not begin with a white flash.
const chosen = () => {
  try {
    return localStorage.getItem('theme')
  } catch {
    // Whoever forbids us to keep anything has chosen nothing.
    return null
  }
}
const dark = chosen() ? chosen() === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.classList.add(dark ? 'dark' : 'light')
document.documentElement.style.colorScheme = dark ? 'dark' : 'light'

// Libraries write the texts of styles that way, and React makes a script that never runs: nothing else may open a tag.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: text => (text === '<script></script>' || !text.includes('<') ? text : null),
})
