import { describe, expect, test } from '@jest/globals'
import { sourceUrl } from './source-url.js'

describe('a non-web address or one of a private network is never offered as a link', () => {
  test.each([
    null,
    undefined,
    '',
    ' ',
    'geen adres',
    'www.tenderned.nl',
    '/aankondigingen/1',
    '//elders.test/1',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://tenders.test/%0aalert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://tenders.test/1',
    'mailto:iemand@tenders.test',
    'tel:+31201234567',
    'blob:https://tenders.test/1',
    'view-source:https://tenders.test/',
    'ws://tenders.test/',
    'about:blank',
    'https://wie:geheim@tenders.test/',
    'https://wie@tenders.test/',
    'https://tenders.test@elders.test/',
    'http://localhost/',
    'http://LOCALHOST:3000/',
    'http://localhost./',
    'http://a.localhost/',
    'http://a.localhost./',
    'http://intranet/',
    'http://intranet./',
    'http://127.0.0.1/',
    'http://127.0.0.1./',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://8.8.8.8/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://ⓛocalhost/',
    'http://１２７.０.０.１/',
    'http://[/',
    'https://',
    'https://xn--.nl',
    'https://a b.nl/',
    'https://tenders.test:99999/',
    `https://tenders.test/${'x'.repeat(2048)}`,
    `https://tenders.test/${'é'.repeat(400)}`,
  ])('%j', text => {
    // R-INT-28
    expect(sourceUrl(text)).toBeNull()
  })
})

describe('a web address is normalised', () => {
  test.each([
    ['https://www.tenderned.nl/aankondigingen/overzicht/1', 'https://www.tenderned.nl/aankondigingen/overzicht/1'],
    ['http://tenders.test', 'http://tenders.test/'],
    [' https://tenders.test/1 \n', 'https://tenders.test/1'],
    ['HTTPS://Tenders.TEST:443/Pad', 'https://tenders.test/Pad'],
    ['http://tenders.test:80/', 'http://tenders.test/'],
    ['https://tenders.test:8443/1?a=b&c=d#e', 'https://tenders.test:8443/1?a=b&c=d#e'],
    ['https://tenders.test/a/../b', 'https://tenders.test/b'],
    ['https://tenders.test/"><script>', 'https://tenders.test/%22%3E%3Cscript%3E'],
    ['https://tenders.test\\@elders.test', 'https://tenders.test/@elders.test'],
    ['https://tenders.test/een dag', 'https://tenders.test/een%20dag'],
    ['https://tënders.test/', 'https://xn--tnders-pva.test/'],
    ['https://localhost.tenders.test/', 'https://localhost.tenders.test/'],
  ])('%j becomes %s', (text, expected) => {
    expect(sourceUrl(text)).toBe(expected)
    expect(sourceUrl(expected)).toBe(expected)
  })

  test('a link has at most 2,048 characters', () => {
    const longest = `https://tenders.test/${'x'.repeat(2048 - 21)}`
    expect(sourceUrl(longest)).toBe(longest)
    expect(sourceUrl(`${longest}x`)).toBeNull()
  })
})
