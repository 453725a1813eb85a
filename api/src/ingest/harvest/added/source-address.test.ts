import { describe, expect, test } from '@jest/globals'
import { readableAddress } from './source-address.js'

const inUse = { environment: 'development' } as const
const fault = (text: string) => {
  const read = readableAddress(text, inUse)
  return 'fault' in read ? read.fault : null
}

describe('an address typed by a person is refused when it is', () => {
  test.each([
    ['nothing', ''],
    ['words', 'de feed van Westerveen'],
    ['no protocol', 'westerveen.example/feed'],
    ['a path', '/feed'],
    ['a file of this machine', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:application/json,{}'],
    ['no host', 'https://'],
    ['FTP', 'ftp://westerveen.example/feed'],
    ['gopher', 'gopher://westerveen.example/'],
    ['an insecure connection', 'http://westerveen.example/feed'],
  ])('%s', (_what, text) => {
    expect(fault(text)).toMatch(/https:\/\/\.$/)
  })

  test.each([
    'https://127.0.0.1/feed',
    'https://127.1/feed',
    'https://2130706433/feed',
    'https://0x7f.1/feed',
    'https://0/',
    'https://10.0.0.8/',
    'https://172.16.5.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://LOCALHOST./feed',
    'https://api.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://intranet/',
    'https://nas.lan:8443/',
  ])('an address within a network is refused: %s', text => {
    expect(fault(text)).toBe('Dit adres ligt binnen een eigen netwerk. Alleen adressen op internet worden gelezen.')
  })

  test.each(['https://westerveen.example:8443/', 'https://westerveen.example:22/', 'https://8.8.8.8:80/'])(
    'an address with its own port is refused: %s',
    text => {
      expect(fault(text)).toMatch(/^Laat poort \d+ weg uit het adres\./)
    },
  )

  test('an address with a password is refused', () => {
    expect(fault('https://user:secret@westerveen.example/')).toMatch(/^Laat de gebruikersnaam en het wachtwoord weg/)
    expect(fault('https://westerveen.example@127.0.0.1/')).not.toBeNull()
  })
})

test('an address on the internet is normalised to one spelling', () => {
  expect(readableAddress('HTTPS://Westerveen.Example:443/feed?a=1#top', inUse)).toEqual({
    address: 'https://westerveen.example/feed?a=1',
  })
  expect(readableAddress('https://8.8.8.8/', inUse)).toEqual({ address: 'https://8.8.8.8/' })
})

test('an address of this machine is accepted in tests only', () => {
  const own = 'http://127.0.0.1:8080/feed'
  expect(readableAddress(own, { environment: 'test' })).toEqual({ address: own })
  for (const environment of ['development', 'production'] as const)
    expect(readableAddress(own, { environment })).toHaveProperty('fault')
  expect(readableAddress('http://10.0.0.8/', { environment: 'test' })).toHaveProperty('fault')
})
