import fs from 'node:fs'
import { installFromDebian } from './debian.mjs'

/** Chromium's headless build, which Playwright also uses; it takes a third less time. */
const headless = '/usr/bin/chromium-headless-shell'
const places = [
  process.env.CHROMIUM,
  headless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of Chromium, which is installed from Debian if this process is root. Exits the process without it. */
export function findChromium() {
  const found = places.find(place => place && fs.existsSync(place))
  if (found) return found
  if (installFromDebian('chromium-headless-shell', headless)) return headless
  if (installFromDebian('chromium', '/usr/bin/chromium')) return '/usr/bin/chromium'
  console.error(
    'The browser tests need Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium npm test',
  )
  process.exit(1)
}
