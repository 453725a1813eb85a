import { describe, expect, test } from '@jest/globals'
import { plainText } from './plain-text.js'

/** The text, HTML-escaped this many times. */
const escaped = (text: string, times: number): string =>
  times === 0 ? text : escaped(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'), times - 1)

/** The beginning of a tag, a comment or a processing instruction. */
const TAG_BEGIN = /<[a-z/!?]/i
/** Invisible characters: control and format characters, including bidi controls. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}]/u

describe('hostile text becomes plain text', () => {
  test.each([
    ['<script>alert(1)</script>Titel', 'Titel'],
    ['Titel<script>alert(1)', 'Titel'],
    ['<SCRIPT SRC=//elders.test/x.js></SCRIPT>Titel', 'Titel'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
    ['<scr<script></script>ipt>alert(1)</scr</script>ipt>', 'ipt>alert(1)ipt>'],
    ['<<script>script>alert(1)<</script>/script>', ''],
    ['<<b>b>vet', 'vet'],
    ['<<<<script>x', '<<<'],
    ['<img src=x onerror=alert(1)>Foto', 'Foto'],
    ['<img src="x>" onerror=alert(1)>Foto', 'Foto'],
    ['<svg onload=alert(1)><text>weg</text></svg>blijft', 'blijft'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>blijft', 'blijft'],
    ['<style>p { color: red }</style>blijft', 'blijft'],
    ['<title>Pagina</title><p>blijft', 'blijft'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>blijft', 'blijft'],
    ['<iframe src="javascript:alert(1)">weg</iframe>blijft', 'blijft'],
    ['<a href="javascript:alert(1)">Lees meer</a>', 'Lees meer'],
    ['<!-- weg --><!--> blijft', 'blijft'],
    ['<!doctype html><?php echo 1 ?>blijft', 'blijft'],
    ['een</script>twee</p', 'eentwee'],
    ['een</', 'een'],
    ['een&lt;/', 'een'],
    ['een <b', 'een'],
    ['een <img src=x onerror=alert(1)', 'een < img src=x onerror=alert(1)'],
    ['een <!-- weg', 'een < !-- weg'],
    ['<\u0000script>alert(1)</script>', ''],
    ['<scr\u0000ipt>alert(1)</script>blijft', 'blijft'],
    ['<\u200bscript>alert(1)</\u200bscript>blijft', 'blijft'],
    ['&lt;\u00adimg src=x onerror=alert(1)&gt;', ''],
    ['&#60;script&#62;alert(1)&#60;/script&#62;blijft', 'blijft'],
    ['&#x3C;img src=x onerror=alert(1)&#x3e;', ''],
    ['&#0000000060;b&#0000000062;vet', 'vet'],
    ['&LT;b&GT;vet', 'vet'],
    ['&#38;lt;b&#38;gt;vet', 'vet'],
    ['jan\u202egpj.exe', 'jangpj.exe'],
    ['\u2066\u2067a\u2068b\u2069\u200f\u061c', 'ab'],
    ['\ufeffTitel\u0007\u001b[31m', 'Titel[31m'],
    ['&#8238;a&#x202E;b&#0;c', 'ab\ufffdc'],
    ['\ud83d half een teken', '\ufffd half een teken'],
    ['&#xD800;&#x110000;', '\ufffd\ufffd'],
  ])('%j becomes %j', (text, expected) => {
    expect(plainText(text)).toBe(expected)
    expect(plainText(text)).not.toMatch(TAG_BEGIN)
  })

  test.each([1, 2, 3, 5, 8])('text that was escaped %d times becomes text, never markup', times => {
    expect(plainText(escaped('<b>Vet</b> &amp; <i>schuin</i><script>alert(1)</script>', times))).toBe('Vet & schuin')
    expect(plainText(escaped('R&D voor < 5 ton', times))).toBe('R&D voor < 5 ton')
  })

  test.each([12, 20, 40])('text with %d layers of escaping never becomes markup', times => {
    const text = plainText(`Titel ${escaped('<script>alert(1)</script>', times)}`)
    expect(text).toMatch(/^Titel /)
    expect(text).not.toMatch(/[<&]/)
    expect(plainText(text)).toBe(text)
  })
})

describe('text with characters such as < keeps its meaning', () => {
  test.each([
    ['a < b', 'a < b'],
    ['a &lt; b &amp;&amp; b &gt; c', 'a < b && b > c'],
    ['x<5 en y>3', 'x<5 en y>3'],
    ['Ø<10 mm & L>5 m', 'Ø<10 mm & L>5 m'],
    ['bedrag <€ 500.000>', 'bedrag <€ 500.000>'],
    ['I <3 Utrecht', 'I <3 Utrecht'],
    ['<= 5 jaar', '<= 5 jaar'],
    ['a <- b -> c', 'a <- b -> c'],
    ['a << b', 'a << b'],
    ['minder dan <n stuks, zie bijlage', 'minder dan < n stuks, zie bijlage'],
    ['eindigt op <', 'eindigt op <'],
    ['2 > 1', '2 > 1'],
    ['R&D', 'R&D'],
    ['AT&T; Q&A;', 'AT&T; Q&A;'],
    ['Bed & Breakfast', 'Bed & Breakfast'],
    ['100% & meer; #1', '100% & meer; #1'],
    ['Caf&eacute; &euro; 5 &ndash; &quot;ja&quot; &apos;s', 'Café € 5 – "ja" \'s'],
    ['e\u0301e\u0301n', 'één'],
    ['Súdwest-Fryslân, 東京, عربى', 'Súdwest-Fryslân, 東京, عربى'],
    ['😀 klaar', '😀 klaar'],
    ['https://tenders.test/?pagina=1&size=2', 'https://tenders.test/?pagina=1&size=2'],
    ["'; DROP TABLE tenders; --", "'; DROP TABLE tenders; --"],
    ['${naam} {{naam}} %s', '${naam} {{naam}} %s'],
    ['', ''],
    [' \n\t ', ''],
  ])('%j', (text, expected) => {
    expect(plainText(text)).toBe(expected)
  })
})

test('stacked combining marks (zalgo) are limited to what languages need', () => {
  const marks = '\u0301\u0323'.repeat(500_000)
  expect(plainText(`e${marks}n`).length).toBeLessThan(30)
  expect(plainText('ệ́')).toBe('ệ́'.normalize('NFC'))
})

describe('line breaks', () => {
  test.each([
    ['<p>Eerste.</p><p>Tweede.</p>', 'Eerste.\n\nTweede.'],
    ['<p>Eerste.<p>Tweede.', 'Eerste.\n\nTweede.'],
    ['Eerste.<br>Tweede.<br/>Derde.', 'Eerste.\nTweede.\nDerde.'],
    ['Eerste.<br><br>Tweede.', 'Eerste.\n\nTweede.'],
    ['Boven<hr>onder', 'Boven\nonder'],
    ['<h2>Kop</h2>Tekst', 'Kop\nTekst'],
    ['<div>een</div>twee', 'een\ntwee'],
    ['<b>in</b>een<span>geschreven</span>', 'ineengeschreven'],
    ['<table><tr><td>Perceel 1</td><td>Noord</td></tr></table>', 'Perceel 1 Noord'],
    ['<tr><th>Perceel</th><th>Regio</th><tr><td>1<td>Noord', 'Perceel Regio\n\n1 Noord'],
    ['<dl><dt>Duur</dt><dd>vier jaar</dd></dl>', 'Duur\n\nvier jaar'],
    ['een\r\ntwee\rdrie', 'een\ntwee\ndrie'],
    ['een \t\u00a0 twee', 'een twee'],
    ['een\n\n\n\n\ntwee', 'een\n\ntwee'],
    ['  <p>  een  </p>  ', 'een'],
    ['een\u2028twee\u2029drie', 'een twee drie'],
  ])('%j becomes %j', (text, expected) => {
    expect(plainText(text)).toBe(expected)
  })

  test.each(['<ul><li>een</li><li>twee</li></ul>slot', '<ol><li>een<li>twee</ol>slot', '<li>een</li>\n<li>twee\nslot'])(
    'every item of the list %j gets its own line',
    text => {
      expect(plainText(text).replace('\n\nslot', '\nslot').split('\n')).toEqual(['- een', '- twee', 'slot'])
    },
  )
})

const payloads = [
  '<',
  '</',
  '<!',
  '<?',
  '<b',
  '</b',
  '<!-',
  '<!--',
  '<![CDATA[<b>x</b>]]>',
  '&',
  '&lt',
  '&lt;',
  '&lt;/',
  '&lt;&lt;&lt;b',
  '&amp;lt;b&amp;gt;',
  '&amp;amp;amp;lt;b',
  '&&lt;lt;b>',
  '&<b></b>lt;b&gt;',
  '&l<b>t;b>',
  '<<b>/b>',
  '<<b></b>script>x',
  '<b<b>>',
  '<a title="<b>">x',
  '<a title="x>y</a> z',
  "<a title='>'>q</a>",
  '<scr<!-- -->ipt>x',
  '<scr<script>ipt>alert(1)</script>',
  '<textarea><b>x</b></textarea>',
  '<textarea>&lt;script&gt;x</textarea>',
  '<title>&lt;b&gt;</title>x',
  '<xmp><b>x</b></xmp>',
  '<plaintext><b>x',
  '<svg><style><b>x</style></svg>y',
  '<svg/>x<math/>y',
  '<template><script>x</script></template>y',
  '<p>a<b>b</p>c</b>',
  '<table><td><p>x<tr><li>y',
  '<\u0338b>',
  '<a\u0300b>',
  'e\u200d\u0301',
  '\ud83d\u200d\ude00',
  '\ud83d<b>\ude00',
  '\ud800&lt;\udc00b',
  '&nvlt;b&nvgt;',
  '<\u0000\u200b\u00adb>',
  '&#60&#98&#62',
  '&#x26;#x3c;b&#x26;#x3e;',
  '\u00ad\n\u00ad\n\u00ad\n\u00adx',
  ' \u200b \u200b x',
  '<br>'.repeat(50),
  '<'.repeat(500),
  '&'.repeat(500),
  '<div>'.repeat(2000),
  '&lt;'.repeat(300),
  escaped('<b>x</b>', 9),
  escaped('<b>x</b>', 10),
  escaped('<b>x</b>', 11),
  escaped('a < b', 15),
]

describe('plainText is idempotent and its result is safe', () => {
  test.each(payloads.map(payload => [payload]))('%j', payload => {
    const once = plainText(payload)
    expect(plainText(once)).toBe(once)
    expect(once).not.toMatch(TAG_BEGIN)
    expect(once).not.toMatch(UNSEEN)
    expect(once).toBe(once.normalize('NFC').trim())
    expect(once).not.toContain('\n\n\n')
  })

  test('for random combinations of fragments', () => {
    const pieces =
      '< > & &lt; &gt; &amp; lt; gt; amp; #60; &#x3c &lt b script / ! ? -- [CDATA[ ]]> p li td br title style svg = " \''
        .split(' ')
        .concat([' ', '\n', '\0', '\u200b', '\u0338', '\u0301', '\ud83d', '\ude00', '\u00ad', 'é', '5'])
    // Pseudo-random numbers from a fixed seed, so that a failure is reproducible.
    let seed = 20_261_121
    const next = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((seed / 2 ** 32) * below)
    }
    for (let index = 0; index < 20_000; index++) {
      const text = Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]).join('')
      const once = plainText(text)
      if (plainText(once) !== once || TAG_BEGIN.test(once) || UNSEEN.test(once))
        throw new Error(`${JSON.stringify(text)} became ${JSON.stringify(once)}`)
    }
  })

  test('a description of the maximum length is not cut', () => {
    const text = plainText('<p>Zin met <b>nadruk</b> &amp; meer. '.repeat(1500).slice(0, 50_000))
    expect(text).toMatch(/^Zin met nadruk & meer\.\n\nZin/)
  })
})
