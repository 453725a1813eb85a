import net from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { isPublicAddress, publicAddressesOnly } from './public-address.js'

describe('an address of a private or reserved network is not public (SSRF)', () => {
  test.each([
    // loopback
    '127.0.0.1',
    '127.255.255.254',
    '127.1',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '2130706433',
    '0.0.0.0',
    '0.1.2.3',
    '::',
    '::1',
    '0:0:0:0:0:0:0:1',
    '0000:0000:0000:0000:0000:0000:0000:0001',
    '::127.0.0.1',
    '::7f00:1',
    '::a00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::FFFF:127.0.0.1',
    '0:0:0:0:0:ffff:7f00:1',
    '::ffff:0:127.0.0.1',
    // private networks
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.0.1',
    '192.168.255.255',
    '::ffff:10.0.0.1',
    '::ffff:c0a8:1',
    '100.64.0.1',
    '100.127.255.254',
    'fc00::1',
    'fd00::1',
    'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    'fec0::1',
    // link-local, and cloud metadata
    '169.254.0.1',
    '169.254.169.254',
    '::ffff:169.254.169.254',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'fd00:ec2::254',
    // multicast and broadcast
    '224.0.0.1',
    '239.255.255.255',
    '255.255.255.255',
    'ff02::1',
    'ff0e::1',
    // reserved for documentation, benchmarking and future use
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '240.0.0.1',
    '2001:db8::1',
    '3fff::1',
    '100::1',
    '2001:2::1',
    // IPv4 embedded in IPv6
    '64:ff9b::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::1',
    '2002:a9fe:a9fe::1',
    '2001::1',
    '192.88.99.1',
    // not allocated
    '4000::1',
    '8000::1',
    'e000::1',
    '5f00::1',
    // not an address
    '',
    ' ',
    'localhost',
    'www.tenderned.nl',
    '256.1.1.1',
    '1.2.3.4.5',
    '1.2.3.4/8',
    '[::1]',
    ':::1',
    '::1::',
    'gggg::1',
    '8.8.8.8\0',
  ])('address %j', address => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('an address on the internet is public', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.1',
    '126.255.255.255',
    '128.0.0.1',
    '169.253.255.255',
    '169.255.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '192.169.0.1',
    '223.255.255.254',
    '::ffff:8.8.8.8',
    '2606:4700:4700::1111',
    '2a00:1450:400e:80c::2004',
    '2A02:A440::1',
  ])('address %s', address => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('the lookup of a host name', () => {
  const lookUp = (name: string, options: { all?: boolean; family?: number }) =>
    new Promise<{ error: NodeJS.ErrnoException | null; address: unknown; family: number | undefined }>(resolve => {
      publicAddressesOnly(name, options, (error, address, family) => resolve({ error, address, family }))
    })

  test.each([
    ['localhost', { all: true }],
    ['localhost', {}],
    ['localhost', { family: 4 }],
    ['127.0.0.1', { all: true }],
    ['::1', {}],
    ['169.254.169.254', {}],
    ['10.1.2.3', { all: true }],
  ])('fails as an unknown name for %s with the addresses %j', async (name, options) => {
    const { error, address } = await lookUp(name, options)
    expect(error).toMatchObject({ code: 'ENOTFOUND', message: `${name} has no public address` })
    expect(address).toEqual([])
  })

  test('returns a public address in the requested form', async () => {
    expect(await lookUp('8.8.8.8', {})).toEqual({ error: null, address: '8.8.8.8', family: 4 })
    expect((await lookUp('8.8.8.8', { all: true })).address).toEqual([{ address: '8.8.8.8', family: 4 }])
  })

  test('keeps a socket from connecting to this machine', async () => {
    let connections = 0
    const server = net.createServer(() => connections++)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as net.AddressInfo
    const error = await new Promise(resolve => {
      net.connect({ host: 'localhost', port, lookup: publicAddressesOnly }).once('error', resolve)
    })
    expect(error).toMatchObject({ code: 'ENOTFOUND' })
    expect(connections).toBe(0)
    await new Promise(resolve => server.close(resolve))
  })
})
