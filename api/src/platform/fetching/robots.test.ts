import { describe, expect, test } from '@jest/globals'
import { createRobots } from './robots.js'
import { SourceError } from './source-error.js'

const AGENT = 'GreenRockTenders/1.0 (+https://tenders.test)'

/** A robots.txt with this text, and the number of times that it was fetched. */
function robotsOf(text: string) {
  const read: string[] = []
  const robots = createRobots(AGENT, async url => {
    read.push(url.href)
    return text
  })
  return { read, allows: async (path: string) => (await robots.rulesFor(new URL(path, 'https://bron.test'))).isAllowed }
}

describe('an unavailable robots.txt', () => {
  test.each([
    ['a failure of the site', new SourceError('unreachable', 'storing', undefined, 500)],
    ['too many requests', new SourceError('refused', 'later', undefined, 429)],
    ['no answer', new SourceError('unreachable', 'niet bereikbaar')],
    ['something else than it should be', new SourceError('unexpected', 'elders')],
    ['a bug', new TypeError('bug')],
  ])('because of %s rejects, and is fetched again the next time', async (_what, error) => {
    const answers = [Promise.reject(error), Promise.resolve('User-agent: *\nDisallow: /a')]
    const robots = createRobots(AGENT, () => answers.shift()!)
    await expect(robots.rulesFor(new URL('https://bron.test/a'))).rejects.toBe(error)
    expect((await robots.rulesFor(new URL('https://bron.test/a'))).isAllowed).toBe(false)
  })

  test.each([400, 401, 403, 404, 410])('with status %d means that there are no rules', async status => {
    const robots = createRobots(AGENT, () => Promise.reject(new SourceError('refused', 'weigerde', undefined, status)))
    expect((await robots.rulesFor(new URL('https://bron.test/a'))).isAllowed).toBe(true)
  })
})

describe('the rules', () => {
  test.each([
    ['User-agent: *\nDisallow: /', '/', false],
    ['User-agent: *\nDisallow: /', '/lijst', false],
    ['User-agent: *\nDisallow:', '/lijst', true],
    ['User-agent: *\r\nDisallow: /prive\r\n', '/prive/1', false],
    ['User-agent: *\nDisallow: /prive', '/openbaar', true],
    ['User-agent: *\nDisallow: /prive', '/priveadres', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf', false],
    ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf.html', true],
    ['User-agent: *\nDisallow: /lijst\nAllow: /lijst/openbaar', '/lijst/openbaar/1', true],
    ['User-agent: *\nDisallow: /lijst\nAllow: /lijst/openbaar', '/lijst/anders', false],
    ['User-agent: greenrocktenders\nDisallow: /', '/lijst', false],
    ['User-agent: GreenRockTenders\nDisallow:\n\nUser-agent: *\nDisallow: /', '/lijst', true],
    ['User-agent: Anders\nDisallow: /', '/lijst', true],
    ['# niets\n\n', '/lijst', true],
    ['<!doctype html><p>Disallow: /</p>', '/lijst', true],
    ['User-agent: *\nDisallow: /x?soort=', '/x?soort=1', false],
    ['Disallow: /\u0000\ufffd', '/lijst', true],
    ['User-agent: *\nDisallow: /*/prive/*/x', '/a/prive/b/x', false],
    ['User-agent: *\nDisallow: /*/prive/*/x', '/a/prive/x', true],
    ['User-agent: *\nDisallow: *.pdf', '/a/b.pdf?c', false],
    ['User-agent: *\nDisallow: /a**b***$', '/a/b/c', false],
    ['User-agent: *\nDisallow: /*a*a$', '/a', true],
    ['User-agent: *\nDisallow: /lijst$', '/lijst/1', true],
    ['User-agent: *\nDisallow: /privé', '/priv%c3%a9/1', false],
    ['User-agent: *\nDisallow: /a%zz', '/a%zz', false],
    ['User-agent: Anders\nUser-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b # oud', '/b', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
  ])('in %j answer %s with %s', async (text, path, expected) => {
    expect(await robotsOf(text).allows(path)).toBe(expected)
  })

  test('skip a rule that is longer than any address, and keep the others', async () => {
    const { allows } = robotsOf(`User-agent: *\nDisallow: /${'*'.repeat(3000)}a\nDisallow: /b`)
    expect([await allows('/a'), await allows('/b')]).toEqual([true, false])
  })

  test('concurrent callers fetch the robots.txt of a site once', async () => {
    const { read, allows } = robotsOf('User-agent: *\nDisallow: /b')
    expect(await Promise.all(['/a', '/b', '/c?d#e'].map(allows))).toEqual([true, false, true])
    expect(await allows('/b')).toBe(false)
    expect(await allows('https://andere.test/b')).toBe(false)
    expect(await allows('https://bron.test:8443/a')).toBe(true)
    expect(read).toEqual([
      'https://bron.test/robots.txt',
      'https://andere.test/robots.txt',
      'https://bron.test:8443/robots.txt',
    ])
  })
})

describe('a robots.txt that tries to cost time', () => {
  const aboutHalfAMegabyte = (line: string) => `User-agent: *\n${`${line}\n`.repeat(500_000 / line.length)}`
  const path = `/${'a'.repeat(2000)}`

  test.each([
    ['long rules of wildcards', aboutHalfAMegabyte(`Disallow: /${'*a'.repeat(1000)}b`)],
    ['long rules that match until their end', aboutHalfAMegabyte(`Disallow: /*${'a'.repeat(1000)}b`)],
    ['many short rules', aboutHalfAMegabyte('Allow: *a*a*b')],
    ['rules that begin alike', aboutHalfAMegabyte(`Disallow: /${'a'.repeat(1900)}b`)],
    ['many agents with many rules', `${'User-agent: *\n'.repeat(18_000)}${'Allow: /b\n'.repeat(25_000)}`],
  ])('by %s is answered, and is fetched once', async (_what, text) => {
    const { read, allows } = robotsOf(text)
    expect(await allows('/')).toBe(true)
    for (let times = 0; times < 5; times++) expect(await allows(path)).toBe(true)
    expect(read).toHaveLength(1)
  })
})

test.each([
  ['User-agent: *\nCrawl-delay: 10', 10_000],
  [`User-agent: ${AGENT.split('/')[0]}\nCrawl-delay: 5\n\nUser-agent: *\nCrawl-delay: 10`, 5000],
  ['User-agent: Googlebot\nCrawl-delay: 10\n\nUser-agent: *\nDisallow: /a', 0],
  ['User-agent: *\nDisallow: /a', 0],
  ['User-agent: *\nCrawl-delay: veel', 0],
  ['User-agent: *\nCrawl-delay:', 0],
  ['User-agent: *\nCrawl-delay: -5', 0],
  ['User-agent: *\nCrawl-delay: 2.5', 2500],
])('the crawl delay in %j is %d ms', async (text, delayMs) => {
  const robots = createRobots(AGENT, () => Promise.resolve(text))
  expect((await robots.rulesFor(new URL('https://bron.test/a'))).delayMs).toBe(delayMs)
})
