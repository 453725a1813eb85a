import fs from 'node:fs'
import path from 'node:path'

const MAX_KB = 260

/**
 * Compressed size of the scripts and styles that the page references: what a browser fetches to show the list of tenders.
 * Nothing follows until the page is used, and the size has a limit (e2e/first-load.spec.ts). The font does not count.
 */
export function firstLoad(webDirectory = 'web/dist'): string {
  const page = fs.readFileSync(path.join(webDirectory, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!)
  const kilobytes = (ending: string) =>
    files.reduce((sum, file) => sum + fs.statSync(path.join(webDirectory, file + ending)).size, 0) / 1000
  const gzip = kilobytes('.gz')
  return `${gzip.toFixed(0)} kB gzip, ${kilobytes('.br').toFixed(0)} kB brotli, ${files.length} files; goal up to ${MAX_KB} kB gzip: ${gzip <= MAX_KB ? 'reached' : 'missed'}`
}
