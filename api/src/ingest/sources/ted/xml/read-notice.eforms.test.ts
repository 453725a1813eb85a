import { describe, expect, test } from '@jest/globals'
import { readNotice } from './read-notice.js'
import { unstatedNotice } from './testing/unstated.js'
import { type EformsXml, eforms, type LotXml } from './testing/eforms.js'

const read = (notice: EformsXml = {}) => readNotice(eforms(notice))
const readLots = (...lots: LotXml[]) => read({ lots })

describe('a withheld or absent value in eForms', () => {
  test('is read as null', () => {
    const nothing = read({ project: {}, organizations: [], buyers: [] })
    expect(nothing).toEqual({ ...unstatedNotice, staysOpen: false, documentUrls: [] })
  })

  test('is distinguished from a value with a similar name', () => {
    expect(read({ project: { name: 'unpublished', description: 'Unpublished' } })).toMatchObject({
      title: null,
      description: null,
    })
    expect(read({ project: { name: 'Unpublished works' } }).title).toBe('Unpublished works')
  })

  test.each(['0', '0.01', '1', '1.00', '2', '-1'])('an estimate of %s is a placeholder', value => {
    expect(read({ project: { name: 'Dijk', value } })).toMatchObject({ estimatedValue: null, currency: null })
  })

  test('an undefined buyer is read as null', () => {
    expect(read({ buyers: ['ORG-0009'] })).toMatchObject({ organization: null, place: null, nuts: [] })
  })
})

describe('an eForms notice of a contract in lots', () => {
  const notice = read({
    publicationId: '00012345-2024',
    publicationDate: '2024-02-14+01:00',
    folder: 'A1B2C3D4-1111-4222-8333-944455556666',
    project: {
      name: 'Onderhoud van dijken',
      description: 'Maaien en herstellen.',
      cpv: ['45240000', '77310000'],
      nuts: ['NL332'],
      town: 'Dijkstede',
      value: '250000.00',
    },
    lots: [
      { name: 'Noord', description: 'De noordelijke dijken.', cpv: ['45240000'], nuts: ['NL332'] },
      { id: 'LOT-0007', name: 'Zuid', cpv: ['71311000-1'], nuts: ['NL342'] },
      { id: 'GLO-0001', scheme: 'LotsGroup', name: 'Noord en Zuid', cpv: ['09000000'], tenders: { day: '2024-01-01' } },
    ],
  })

  test('is read completely', () => {
    expect(notice).toMatchObject({
      publicationId: '12345-2024',
      procedureId: 'a1b2c3d4-1111-4222-8333-944455556666',
      kind: 'competition',
      language: 'nl',
      publicationDate: '2024-02-14',
      title: 'Onderhoud van dijken',
      description: 'Maaien en herstellen.',
      organization: 'Gemeente Zandhoven',
      place: 'Dijkstede',
      closingDate: null,
      estimatedValue: 250_000,
      currency: 'EUR',
      refersTo: [],
      staysOpen: false,
      awards: [],
    })
  })

  test('has its lots, but not the groups of lots', () => {
    expect(notice.lots).toHaveLength(2)
    expect(notice.lots).toMatchObject([
      { id: 'LOT-0001', title: 'Noord', description: 'De noordelijke dijken.' },
      { id: 'LOT-0007', title: 'Zuid', description: null },
    ])
  })

  test('has each CPV code once, the main one first', () => {
    expect(notice.cpv).toEqual(['45240000', '77310000', '71311000'])
    expect(notice.nuts).toEqual(['NL332', 'NL342'])
  })
})

describe('the region of an eForms notice', () => {
  test('is the buyer’s when the notice names none', () => {
    expect(read()).toMatchObject({ place: 'Zandhoven', nuts: ['NL332'] })
  })

  test('is that of the first lot with a region', () => {
    expect(readLots({}, { town: 'Weststad', nuts: ['NL42'] })).toMatchObject({ place: 'Weststad', nuts: ['NL42'] })
  })

  test('is absent when the work may be done anywhere', () => {
    expect(readLots({ nuts: ['00'] }).nuts).toEqual([])
  })

  test.each(['anyw', 'anyw-cou', 'anyw-eea'])(
    'is anywhere when a lot has the code %s and none has a region',
    anywhere => {
      expect(readLots({}, { anywhere })).toMatchObject({ isAnywhere: true, nuts: ['NL332'] })
      expect(readLots({ nuts: ['NL42'] }, { anywhere })).toMatchObject({ isAnywhere: false, nuts: ['NL42'] })
    },
  )
})

describe('the publication date of an eForms notice', () => {
  const days = { publicationDate: '2024-03-03Z', requestedDate: '2024-03-02+01:00', issueDate: '2024-03-01+01:00' }

  test.each([
    [days, '2024-03-03'],
    [{ ...days, publicationDate: undefined }, '2024-03-02'],
    [{ issueDate: '2024-03-01+01:00' }, '2024-03-01'],
    [{ ...days, publicationDate: '2000-01-01Z' }, '2024-03-02'],
  ])('of %j is %s', (notice, day) => {
    expect(read(notice).publicationDate).toBe(day)
  })
})

describe('the closing date of an eForms notice', () => {
  test('is the earliest date of its lots', () => {
    const lots = [
      { tenders: { day: '2024-05-02+02:00', time: '12:00:00+02:00' } },
      { tenders: { day: '2024-05-01+02:00', time: '14:30:00+02:00' } },
      { tenders: { day: '2024-05-01+02:00', time: '17:00:00+02:00' } },
    ]
    expect(readLots(...lots).closingDate).toBe('2024-05-01T14:30:00+02:00')
  })

  test('is that of requests to participate when there is none for tenders', () => {
    const lots = [{ requests: { day: '2024-06-02Z', time: '10:00:00Z' } }, { requests: { day: '2024-06-01Z' } }]
    expect(readLots(...lots).closingDate).toBe('2024-06-01')
    expect(readLots({ ...lots[0], tenders: { day: '2024-07-01Z' } }).closingDate).toBe('2024-07-01')
  })

  test('is that of expressions of interest when there is no other', () => {
    const interest = { day: '2024-04-01+02:00', time: '23:59:00+02:00' }
    expect(readLots({ interest }).closingDate).toBe('2024-04-01T23:59:00+02:00')
    expect(readLots({ interest, requests: { day: '2024-04-09Z' } }).closingDate).toBe('2024-04-09')
  })

  test.each([
    [{ day: '2000-01-01Z', time: '12:00:00Z' }, null],
    [{ day: 'unpublished' }, null],
    [{ time: '12:00:00Z' }, null],
    [{ day: '2024-02-14+01:00' }, '2024-02-14'],
    [{ day: '2024-02-14', time: '12:00:00' }, '2024-02-14T12:00:00'],
    [{ day: '2024-02-14+01:00', time: '12:00:00' }, '2024-02-14T12:00:00+01:00'],
    [{ day: '2024-02-14Z', time: '12:00:00Z' }, '2024-02-14T12:00:00Z'],
  ])('of %j is %s', (tenders, moment) => {
    expect(readLots({ tenders }).closingDate).toBe(moment)
  })

  test('is not taken from a group of lots', () => {
    const group: LotXml = { id: 'GLO-0001', scheme: 'LotsGroup', tenders: { day: '2024-01-01' } }
    expect(readLots(group, { tenders: { day: '2024-02-01' } }).closingDate).toBe('2024-02-01')
  })
})

describe('the estimated value of an eForms notice', () => {
  test('is that of the whole procedure', () => {
    const lots = [{ value: '100' }, { value: '200' }]
    expect(read({ project: { name: 'Dijk', value: '350' }, lots }).estimatedValue).toBe(350)
  })

  test('is the sum of the lots, when all of them have a value', () => {
    expect(readLots({ value: '100.10' }, { value: '200.20' })).toMatchObject({ estimatedValue: 300.3, currency: 'EUR' })
    expect(readLots({ value: '100' }, { value: '0.01' }).estimatedValue).toBeNull()
    expect(readLots({ value: '100' }, {}).estimatedValue).toBeNull()
  })

  test('is the maximum of a framework, when there is no estimate', () => {
    expect(readLots({ frameworkMaximum: '5000' }).estimatedValue).toBe(5000)
    expect(readLots({ frameworkMaximum: '5000', value: '4000' }).estimatedValue).toBe(4000)
  })
})

describe('the language of an eForms notice with several languages', () => {
  const name = { FRA: 'Entretien', ENG: 'Maintenance', NLD: 'Onderhoud' }

  test('is Dutch, at any position', () => {
    const notice = read({ language: 'FRA', otherLanguages: ['NLD'], project: { name, description: name } })
    expect(notice).toMatchObject({ language: 'nl', title: 'Onderhoud', description: 'Onderhoud' })
  })

  test('is else its own language', () => {
    const { NLD: _, ...others } = name
    expect(read({ language: 'FRA', project: { name: others } })).toMatchObject({ language: 'fr', title: 'Entretien' })
    expect(read({ language: 'DEU', otherLanguages: ['FRA'], project: { name: others } }).title).toBe('Entretien')
  })

  test('is else English, else any', () => {
    const project = { name: { SWE: 'Underhåll', ENG: 'Maintenance' } }
    expect(read({ language: 'DEU', project })).toMatchObject({ language: 'en', title: 'Maintenance' })
    expect(read({ language: 'DEU', project: { name: { SWE: 'Underhåll' } } })).toMatchObject({
      language: 'sv',
      title: 'Underhåll',
    })
  })

  test('is not one with an empty text', () => {
    expect(read({ project: { name: { NLD: '', FRA: 'Entretien' } } }).title).toBe('Entretien')
  })

  test('is Dutch for lots and organizations as well', () => {
    const notice = read({
      lots: [{ name, description: name }],
      organizations: [{ id: 'ORG-0001', name: { FRA: 'Commune de Zandhoven', NLD: 'Gemeente Zandhoven' } }],
    })
    expect(notice.lots).toMatchObject([{ id: 'LOT-0001', title: 'Onderhoud', description: 'Onderhoud' }])
    expect(notice.organization).toBe('Gemeente Zandhoven')
  })
})

describe('the title and the description of an eForms notice', () => {
  test('are those of the lots, when the procedure has none', () => {
    const lots = [
      { name: 'Noord', description: 'De noordelijke dijken.' },
      { name: 'Zuid', description: 'De zuidelijke dijken.' },
    ]
    expect(read({ project: {}, lots })).toMatchObject({
      title: 'Noord',
      description: 'De noordelijke dijken.\nDe zuidelijke dijken.',
    })
    expect(read({ project: { description: 'Zie percelen.' }, lots }).description).toMatch(/^De noordelijke dijken/)
  })
})

describe('the buyer of an eForms notice', () => {
  const organizations = [
    { id: 'ORG-0001', name: 'Gemeente Zandhoven', touchPoint: 'TPO-0001' },
    { id: 'ORG-0002', name: 'Gemeente Veenrode', leads: false },
    { id: 'ORG-0003', name: 'Regio Midden', leads: true },
  ]

  test.each([
    [['ORG-0002', 'ORG-0001'], 'Gemeente Veenrode'],
    [['ORG-0002', 'ORG-0003'], 'Regio Midden'],
    [['TPO-0001'], 'Gemeente Zandhoven'],
    [['ORG-0009', 'ORG-0001'], 'Gemeente Zandhoven'],
  ])('with the references %j is %s: the leader, else the first; for a department its organization', (buyers, name) => {
    expect(read({ organizations, buyers }).organization).toBe(name)
  })
})

describe('the kind of an eForms notice', () => {
  test.each([
    ['PriorInformationNotice', 'pin-only', 'planning', 'planning'],
    ['PriorInformationNotice', 'pin-rtl', 'planning', 'planning'],
    ['PriorInformationNotice', 'pin-buyer', 'planning', 'planning'],
    ['PriorInformationNotice', 'pin-cfc-standard', 'competition', 'competition'],
    ['PriorInformationNotice', 'pmc', 'consultation', 'consultation'],
    ['ContractNotice', 'cn-standard', 'competition', 'competition'],
    ['ContractNotice', 'cn-social', 'competition', 'competition'],
    ['ContractNotice', 'qu-sy', 'competition', 'competition'],
    ['ContractNotice', 'subco', 'competition', 'competition'],
    ['ContractNotice', 'cei', 'competition', 'competition'],
    ['ContractAwardNotice', 'veat', 'dir-awa-pre', 'intent'],
    ['ContractAwardNotice', 'can-standard', 'result', 'award'],
    ['ContractAwardNotice', 'can-modif', 'cont-modif', 'modification'],
    ['ContractAwardNotice', 'compl', 'completion', 'award'],
    ['BusinessRegistrationInformationNotice', 'brin-eeig', 'bri', 'planning'],
    ['ContractNotice', 'nieuw', 'nieuw', 'competition'],
    ['ContractAwardNotice', '', '', 'award'],
    ['PriorInformationNotice', '', 'consultation', 'consultation'],
    ['PriorInformationNotice', '', '', 'planning'],
  ])('of %s with %j and %j is %s', (root, type, form, kind) => {
    expect(read({ root, type, form }).kind).toBe(kind)
  })

  test('is a consultation for the voluntary subtype E1, whatever its form type', () => {
    expect(read({ root: 'PriorInformationNotice', type: 'pin-only', form: 'planning', subType: 'E1' }).kind).toBe(
      'consultation',
    )
  })

  test.each([
    ['cn-standard', 'competition', ['update-add'], 'correction'],
    ['pin-only', 'planning', ['cor-buy'], 'correction'],
    ['pmc', 'consultation', ['cor-esen'], 'correction'],
    ['cn-standard', 'competition', ['cancel'], 'withdrawal'],
    ['cn-standard', 'competition', ['update-add', 'cancel'], 'withdrawal'],
    ['can-standard', 'result', ['cor-buy'], 'award'],
    ['can-standard', 'result', ['cancel'], 'withdrawal'],
    ['veat', 'dir-awa-pre', ['cor-buy'], 'intent'],
  ])('of %s (%s), changed because of %j, is %s', (type, form, reasons, kind) => {
    expect(read({ type, form, changes: { reasons } }).kind).toBe(kind)
  })
})

describe('an eForms notice that cancels', () => {
  const lots = [
    { tenders: { day: '2024-05-02', time: '12:00:00' } },
    { tenders: { day: '2024-05-01', time: '14:30:00' } },
  ]
  const cancelling = (...sections: readonly string[]) => read({ lots, changes: { reasons: ['cancel'], sections } })

  test('one of its lots leaves the tender open until another one closes', () => {
    expect(cancelling('LOT-0002')).toMatchObject({ kind: 'correction', closingDate: '2024-05-02T12:00:00' })
    expect(cancelling('LOT-0001')).toMatchObject({ kind: 'correction', closingDate: '2024-05-01T14:30:00' })
  })

  test('a lot that it no longer lists leaves the tender open', () => {
    const changes = { reasons: ['cancel'], sections: ['LOT-0003'] }
    expect(read({ lots, changes })).toMatchObject({ kind: 'correction', closingDate: '2024-05-01T14:30:00' })
  })

  test.each([[[]], [['LOT-0001', 'LOT-0002']], [['PROCEDURE']], [['LOT-0001', 'PROCEDURE']]])(
    'the sections %j withdraws the tender',
    sections => {
      expect(cancelling(...sections).kind).toBe('withdrawal')
    },
  )
})

describe('the earlier notices of an eForms notice', () => {
  test('are those named by the procedure, a lot, a change or a modification, without leading zeros', () => {
    const notice = read({
      publicationId: '00000099-2024',
      earlier: ['00000011-2023', '7d1c3f2a-1111-4222-8333-944455556666-01'],
      lots: [{ earlier: ['00000012-2023', '00000011-2023'] }],
      changes: { of: '00000098-2024', reasons: ['cor-buy'] },
      modificationOf: '00000013-2022',
    })
    expect(notice.refersTo).toEqual(['11-2023', '12-2023', '98-2024', '13-2022'])
  })

  test('do not include a UUID or the notice itself', () => {
    const uuid = '7d1c3f2a-1111-4222-8333-944455556666-01'
    expect(read({ changes: { of: uuid, reasons: ['cor-buy'] } }).refersTo).toEqual([])
    expect(read({ publicationId: '98-2024', earlier: ['00000098-2024'] }).refersTo).toEqual([])
  })
})

test('the buyer in a business registration notice is the business', () => {
  const xml =
    '<BusinessRegistrationInformationNotice><BusinessParty><PartyLegalEntity><RegistrationName>Havenkring EESV</RegistrationName>' +
    '<CorporateRegistrationScheme><JurisdictionRegionAddress><CityName>Zandhoven</CityName></JurisdictionRegionAddress></CorporateRegistrationScheme>' +
    '</PartyLegalEntity></BusinessParty></BusinessRegistrationInformationNotice>'
  expect(readNotice(xml)).toMatchObject({ organization: 'Havenkring EESV', place: 'Zandhoven', nuts: [] })
})
