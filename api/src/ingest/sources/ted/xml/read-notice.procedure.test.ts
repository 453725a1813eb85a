import { describe, expect, test } from '@jest/globals'
import { readNotice } from './read-notice.js'
import { awardNotice, eforms } from './testing/eforms.js'
import { element } from './testing/element.js'
import { buyer, object, tedForm } from './testing/ted-export.js'

describe('an eForms notice', () => {
  test.each([
    ['works', 'works'],
    ['supplies', 'supplies'],
    ['services', 'services'],
    ['combined', null],
    ['', null],
  ])('with the nature code %j has the nature %j', (nature, contractNature) => {
    expect(readNotice(eforms({ project: { nature } })).contractNature).toBe(contractNature)
  })

  test('has the nature of its first lot when the whole has none', () => {
    const notice = eforms({ project: {}, lots: [{ nature: 'works' }, { nature: 'services' }] })
    expect(readNotice(notice).contractNature).toBe('works')
  })

  test.each([
    ['16', true],
    ['29', true],
    ['E1', null],
    ['E3', null],
    ['E6', null],
    [undefined, true],
  ])('of subtype %s is above the European thresholds: %j', (subType, isEuropean) => {
    expect(readNotice(eforms(subType ? { subType } : {})).isEuropean).toBe(isEuropean)
  })

  test('has no nature when that of the procedure is combined, whatever its lots have', () => {
    const notice = eforms({ project: { nature: 'combined' }, lots: [{ nature: 'works' }, { nature: 'services' }] })
    expect(readNotice(notice).contractNature).toBeNull()
  })

  test.each([
    ['open', 'open'],
    ['restricted', 'restricted'],
    ['neg-w-call', 'negotiated_with_call'],
    ['neg-wo-call', 'negotiated_without_call'],
    ['comp-dial', 'competitive_dialogue'],
    ['innovation', 'innovation_partnership'],
    ['oth-single', 'other'],
    ['something new', 'other'],
    [undefined, null],
  ])('with the procedure code %j has the procedure type %j', (procedure, procedureType) => {
    expect(readNotice(eforms(procedure ? { procedure } : {})).procedureType).toBe(procedureType)
  })

  test.each([
    ['none', false],
    [undefined, false],
    ['dps-nlist', true],
    ['dps-list', true],
  ])('whose lots use the dynamic purchasing system %j stays open: %j', (dynamic, staysOpen) => {
    expect(readNotice(eforms({ lots: [{}, dynamic ? { dynamic } : {}] })).staysOpen).toBe(staysOpen)
  })

  test.each([
    ['qu-sy', true],
    ['cn-standard', false],
  ])('of type %s stays open: %j', (type, staysOpen) => {
    expect(readNotice(eforms({ type })).staysOpen).toBe(staysOpen)
  })

  test.each([
    ['2026-P-0042', '2026-P-0042'],
    ['  Z 12.345 ', 'Z 12.345'],
    ['1', null],
    ['---', null],
    ['unpublished', null],
    ['x'.repeat(101), null],
  ])('with the reference %j keeps %j', (reference, read) => {
    expect(readNotice(eforms({ project: { reference } })).reference).toBe(read)
  })

  test.each([
    [{ tenders: '7', 't-sme': '9' }, 7],
    [{ tenders: '0' }, 0],
    [{ 't-sme': '9' }, undefined],
    [{ tenders: '-1' }, undefined],
    [{ tenders: '999999' }, undefined],
  ])('with the submissions %j received %j tenders', (received: Record<string, string>, bidCount) => {
    const [award] = readNotice(awardNotice({ lots: [{ lot: 'LOT-0001', received }] })).awards
    expect(award?.bidCount).toBe(bidCount)
  })
})

describe('a notice in the older TED_EXPORT format', () => {
  test('is above the European thresholds', () => {
    expect(readNotice(tedForm('F02_2014', [buyer, object()])).isEuropean).toBe(true)
  })

  test.each([
    [{ NC_CONTRACT_NATURE: '1', PR_PROC: '1' }, 'works', 'open'],
    [{ NC_CONTRACT_NATURE: '2', PR_PROC: '3' }, 'supplies', 'restricted'],
    [{ NC_CONTRACT_NATURE: '4', PR_PROC: 'B' }, 'services', 'negotiated_with_call'],
    [{ NC_CONTRACT_NATURE: '4', PR_PROC: 'T' }, 'services', 'negotiated_without_call'],
    [{ NC_CONTRACT_NATURE: '9', PR_PROC: '9' }, null, null],
    [{}, null, null],
  ])(
    'with the codes %j has the nature %j and the procedure type %j',
    (codes: Record<string, string>, contractNature, procedureType) => {
      expect(readNotice(tedForm('F02_2014', [buyer, object()], { codes }))).toMatchObject({
        contractNature,
        procedureType,
      })
    },
  )

  test.each([
    ['7', '', false],
    ['3', element('FRAMEWORK', 'x'), false],
    ['3', element('DPS', 'x'), true],
    ['Q', '', true],
  ])('with document type %s and procedure %j stays open: %j', (documentType, procedure, staysOpen) => {
    const content = [buyer, object(), element('PROCEDURE', procedure)]
    expect(readNotice(tedForm('F02_2014', content, { documentType })).staysOpen).toBe(staysOpen)
  })

  test('has its reference, wherever the form has it', () => {
    const newer = element('OBJECT_CONTRACT', element('REFERENCE_NUMBER', '2021/02/CSRV'))
    expect(readNotice(tedForm('F02_2014', [buyer, newer])).reference).toBe('2021/02/CSRV')
    const older = element('FD_CONTRACT', element('FILE_REFERENCE_NUMBER', element('P', '19M0030')))
    expect(readNotice(tedForm('CONTRACT', [older])).reference).toBe('19M0030')
  })

  test.each([
    ['YES', 4],
    ['NO', undefined],
  ])('has the number of tenders of a contract unless its publication is refused: %s, %j', (PUBLICATION, bidCount) => {
    const contract = element(
      'AWARDED_CONTRACT',
      element('TENDERS', element('NB_TENDERS_RECEIVED', '4'), { PUBLICATION }),
    )
    const [award] = readNotice(tedForm('F03_2014', [buyer, element('AWARD_CONTRACT', contract)])).awards
    expect(award?.bidCount).toBe(bidCount)
  })
})
