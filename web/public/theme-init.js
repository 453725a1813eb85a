// Sets the theme before the first paint: a dark page does not begin with a white flash.
const chosen = () => {
  try {
    return localStorage.getItem('theme')
  } catch {
    // Storage is blocked.
    return null
  }
}
const dark = chosen() ? chosen() === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.classList.add(dark ? 'dark' : 'light')
document.documentElement.style.colorScheme = dark ? 'dark' : 'light'

// The prerendered landing page is for who will see the landing page: not for a visitor, nor for who is signed in.
const isExpected = () => {
  try {
    return sessionStorage.getItem('zonderInloggen') !== null || localStorage.getItem('authToken') !== null
  } catch {
    return false
  }
}
document.documentElement.classList.add('has-script')
if (isExpected()) document.documentElement.classList.add('is-expected')

// Trusted types: text without markup (styles), the literal by which React creates a script element, and the worker.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: text => (text === '<script></script>' || !text.includes('<') ? text : null),
  createScriptURL: url => (url === '/service-worker.js' ? url : null),
})
