import fs from 'node:fs'
import path from 'node:path'
import { fileOf, pictures, schemes, widths } from './looks.js'

/** Writes the contact sheet: a row per screen, light and dark at each width. */
export default function writeContactSheet(): void {
  const ending = fileOf('', widths[0], schemes[0])
  const screens = fs
    .readdirSync(pictures)
    .filter(name => name.endsWith(ending))
    .map(name => name.slice(0, -ending.length))
    .toSorted()
  const rows = screens.map(screen => {
    const shots = widths.flatMap(width =>
      schemes.map(scheme => {
        const file = encodeURI(fileOf(screen, width, scheme))
        return `<a href="${file}"><img src="${file}" alt="${screen}, ${width}, ${scheme}" style="width:${Math.round(width / 4)}px"></a>`
      }),
    )
    return `<h2>${screen}</h2><div>${shots.join('')}</div>`
  })
  const style =
    'body{font:14px system-ui;background:#888;margin:16px}div{display:flex;gap:8px;align-items:start}img{display:block}'
  const page = `<!doctype html><meta charset="utf-8"><title>Schermen</title><style>${style}</style>${rows.join('')}`
  fs.writeFileSync(path.join(pictures, 'index.html'), page)
  console.log(
    `${screens.length} screens, ${widths.length * schemes.length} looks each: ${path.join(pictures, 'index.html')}`,
  )
}
