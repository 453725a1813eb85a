import { Html, html } from './html.js'
import type { Entry, Letter, Link, Reminder } from './letter.js'
import { LOGO } from './logo.js'

/** Inline colours are for light mode; under `prefers-color-scheme: dark` the classes override them. */
const DARK = `
  .canvas { background: #0b0f0d !important }
  .panel { background: #121815 !important; border-color: #252d29 !important }
  .foot { background: #161d19 !important }
  .line { border-color: #252d29 !important }
  .fg { color: #eff2f0 !important }
  .muted { color: #a3afa9 !important }
  .link { color: #7fd2aa !important }
  .soon { color: #fdba74 !important }`
const NARROW = `
  .pad { padding-left: 16px !important; padding-right: 16px !important }
  .edge { padding: 0 !important }
  .panel { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important }
  .foot { border-radius: 0 !important }
  .dot { display: none !important }
  .left { display: block !important }
  .title { font-size: 21px !important }`

const FONT = "font-family:'Inter',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
const table = new Html(TABLE)
const font = new Html(FONT)

/** Preview padding: keeps the text of the mail out of the preview line in an inbox. */
const padding = new Html('&#8199;&#847; '.repeat(60))

/** One column of 600 px, built from tables and inline styles, because mail programs support little else reliably. */
export const letterHtml = (letter: Letter): string =>
  `<!doctype html>\n${
    html`<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {${new Html(DARK)} }
@media (max-width: 480px) {${new Html(NARROW)} }
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#f6f8f6">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${letter.preheader}${padding}</div>
<table ${table} class="canvas" style="background:#f6f8f6"><tr><td align="center" class="edge" style="padding:24px 12px">
<table ${table} class="panel" style="max-width:600px;background:#ffffff;border:1px solid #e2e7e4;border-radius:14px;border-collapse:separate;word-break:break-word;overflow-wrap:anywhere">
${headOf(letter)}
<tr><td class="pad" style="padding:20px 28px 28px">
<h1 class="title fg" style="margin:0;${font};font-size:22px;line-height:28px;font-weight:650;letter-spacing:-0.4px;color:#171d1a">${letter.title}</h1>
<p class="muted" style="margin:6px 0 18px;${font};font-size:15px;line-height:22px;color:#4c5852">${letter.lead}</p>
${warningOf(letter.warning)}
${movedOf(letter.moved)}
${letter.entries.map(entryOf)}
${buttonOf(letter.button)}
${remindersOf(letter.reminders)}
</td></tr>
${footOf(letter)}
</table>
</td></tr></table>
</body>
</html>`.text
  }\n`

const headOf = ({
  day,
}: Letter): Html => html`<tr><td class="pad line" style="padding:16px 28px;border-bottom:1px solid #e2e7e4">
<table ${table}><tr>
<td width="32" style="line-height:0"><img src="cid:${LOGO.cid}" width="24" height="24" alt="" style="display:block;border:0"></td>
<td class="fg" style="${font};font-size:15px;line-height:24px;color:#171d1a"><b style="font-weight:650">GreenRock</b> <span class="muted" style="color:#4c5852">Tenders</span></td>
<td align="right" class="muted" style="${font};font-size:14px;line-height:24px;color:#4c5852">${day}</td>
</tr></table></td></tr>`

const warningOf = (warning: Letter['warning']): Html | null =>
  warning
    ? html`<p class="soon" style="margin:-10px 0 18px;${font};font-size:14px;line-height:21px;color:#8a4306">${warning}</p>`
    : null

const movedOf = (moved: Letter['moved']): Html | null => {
  if (!moved) return null
  const [colour, name] = moved.isEarlier ? ['#8a4306', 'soon'] : ['#171d1a', 'fg']
  const label = html`margin:0;${font};font-size:13px;line-height:19px;color:#4c5852`
  return html`<table ${table} class="line" style="border:1px solid #e2e7e4;border-collapse:separate;border-radius:8px;margin:0 0 18px"><tr>
<td width="50%" style="padding:12px 16px;vertical-align:top"><p class="muted" style="${label}">Was</p>
<p class="muted" style="margin:2px 0 0;${font};font-size:15px;line-height:22px;color:#4c5852"><s>${moved.was}</s></p></td>
<td width="50%" style="padding:12px 16px;vertical-align:top"><p class="muted" style="${label}">Is nu</p>
<p class="${name}" style="margin:2px 0 0;${font};font-size:15px;line-height:22px;font-weight:650;color:${colour}">${moved.now}</p></td>
</tr></table>`
}

const entryOf = ({ title, url, where, changes = [], closes, left, isSoon, worth, facts, mute }: Entry): Html => {
  const [colour, name] = isSoon ? ['#8a4306', 'soon'] : ['#171d1a', 'fg']
  return html`<table ${table} class="line" style="border-top:1px solid #e2e7e4"><tr><td style="padding:14px 0 16px">
<a class="link" href="${url}" style="${font};font-size:16px;line-height:22px;font-weight:600;color:#116246;text-decoration:none">${title}</a>
<div class="muted" style="${font};font-size:15px;line-height:22px;color:#4c5852;padding-top:2px">${where}</div>
${changes.map(([what, values]) => html`<div class="fg" style="${font};font-size:15px;line-height:22px;color:#171d1a;padding-top:4px"><b style="font-weight:600">${what}</b> ${values}</div>`)}
<table ${table}><tr>
<td style="${font};font-size:15px;line-height:22px;padding-top:6px"><b class="${name}" style="font-weight:600;color:${colour};white-space:nowrap">${closes}</b>${
    left &&
    html`<span class="${isSoon ? 'soon' : 'muted'}" style="color:${isSoon ? colour : '#4c5852'}"> <span class="left" style="white-space:nowrap"><span class="dot">· </span>${left}</span></span>`
  }</td>
${worth && html`<td align="right" class="fg" style="${font};font-size:15px;line-height:22px;font-weight:600;color:#171d1a;padding:6px 0 0 12px;white-space:nowrap;vertical-align:top">${worth}</td>`}
</tr></table>
<div class="muted" style="${font};font-size:13px;line-height:19px;color:#4c5852;padding-top:4px">${facts}${mute ? html` · <a class="link" href="${mute.url}" style="color:#116246;text-decoration:underline;white-space:nowrap">${mute.text}</a>` : null}</div>
</td></tr></table>`
}

const buttonOf = ({ text, url }: Link): Html => html`<table ${table}><tr><td style="padding:4px 0 0">
<a href="${url}" style="display:block;${font};font-size:15px;line-height:20px;font-weight:600;color:#ffffff;background:#147a54;border-radius:8px;padding:12px 16px;text-align:center;text-decoration:none">${text}</a>
</td></tr></table>`

const remindersOf = (reminders: readonly Reminder[]): Html | null =>
  reminders.length === 0
    ? null
    : html`<h2 class="muted" style="margin:26px 0 4px;${font};font-size:14px;line-height:20px;font-weight:600;color:#4c5852">Sluit binnen 7 dagen, door jou gebookmarkt</h2>
<table ${table}>${reminders.map(
        ({ title, url, closes, left }) => html`<tr>
<td class="line" style="padding:8px 12px 8px 0;border-bottom:1px solid #e2e7e4;vertical-align:top"><a class="link" href="${url}" style="${font};font-size:15px;line-height:21px;font-weight:600;color:#116246;text-decoration:none">${title}</a></td>
<td align="right" class="line soon" style="padding:8px 0;border-bottom:1px solid #e2e7e4;vertical-align:top;${font};font-size:14px;line-height:21px;color:#8a4306"><span style="white-space:nowrap">${closes}</span> <span class="left" style="white-space:nowrap"><span class="dot">· </span>${left}</span></td>
</tr>`,
      )}</table>`

const footOf = ({
  because: [before, name, after],
  links,
  sender,
}: Letter): Html => html`<tr><td class="pad line foot" style="padding:14px 28px 18px;border-top:1px solid #e2e7e4;background:#f7f8f7;border-radius:0 0 14px 14px">
<p class="muted" style="margin:0;${font};font-size:13px;line-height:19px;color:#4c5852">${before}<b class="fg" style="color:#171d1a">${name}</b>${after}</p>
<p style="margin:6px 0;${font};font-size:13px;line-height:22px">${links.map(
  ({ text, url }) =>
    html`<a class="link" href="${url}" style="color:#116246;text-decoration:underline;white-space:nowrap">${text}</a> &nbsp; `,
)}</p>
<p class="muted" style="margin:0;${font};font-size:13px;line-height:19px;color:#4c5852">${sender}</p>
</td></tr>`
