/**
 * `npm run tool -- icons`: prints the icons of the installed product (web/public/icons) from the logo (favicon.svg). They are in git;
 * again after a change of the logo.
 */
import fs from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './lib/chromium.mjs'
import { root } from './lib/steps.mjs'

const WHITE = '#ffffff'
/** A maskable icon is cropped to a circle of 80 % of its width, so the logo must fit in that. */
const icons = [
  { name: 'icon-192', size: 192, logo: 0.94, background: 'transparent' },
  { name: 'icon-512', size: 512, logo: 0.94, background: 'transparent' },
  { name: 'maskable-512', size: 512, logo: 0.6, background: WHITE },
  // iOS rounds the corners itself, and shows transparency as black.
  { name: 'apple-touch-icon', size: 180, logo: 0.76, background: WHITE },
]

const publicFolder = path.join(root, 'web/public')
const logo = fs.readFileSync(path.join(publicFolder, 'favicon.svg'), 'utf8')
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page = await browser.newPage()
fs.mkdirSync(path.join(publicFolder, 'icons'), { recursive: true })
for (const { name, size, logo: share, background } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
    svg { width: ${share * 100}% }
  </style>${logo}`)
  await page.screenshot({ path: path.join(publicFolder, 'icons', `${name}.png`), omitBackground: true })
}
await browser.close()
