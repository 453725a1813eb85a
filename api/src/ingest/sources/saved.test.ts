import { describe, expect, test } from '@jest/globals'
import { connector as striive } from './striive/striive.js'
import { connector as ted } from './ted/ted.js'
import { lot, pageOf, WON, winner, winners } from './tenderned/award-page/testing/eforms.js'
import { connector as tenderNed } from './tenderned/tenderned.js'

const fileOf = (name: string, content: unknown) => ({
  name,
  bytes: new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
})

const listing = (publicatieId: string) => ({ publicatieId, aanbestedingNaam: `Lijst ${publicatieId}` })

describe('saved answers of TenderNed', () => {
  test('are read as a detail with its list, or as a detail alone', () => {
    const answers = tenderNed.readSaved([
      fileOf('detail-1.json', { publicatieId: 1, kenmerk: 9 }),
      fileOf('detail-2.json', { publicatieId: 2, aanbestedingNaam: 'Detail 2' }),
      fileOf('list.json', { content: [listing('1'), { naam: 'x' }], last: true, totalElements: 2, number: 0 }),
    ])
    expect(answers).toMatchObject([
      {
        file: 'list.json',
        what: 'a list of 2, of which 1 are publications',
        raws: [{ listing: { publicatieId: '1' }, detail: { publicatieId: '1', kenmerk: 9 } }],
      },
      { file: 'detail-1.json', what: 'the detail of 1, read with the list', raws: [] },
      { file: 'detail-2.json', what: 'the detail of 2', raws: [{ listing: { aanbestedingNaam: 'Detail 2' } }] },
    ])
  })
})

describe('saved pages of TenderNed', () => {
  const html = pageOf(lot('LOT-0001'), WON, winners, winner())
  const award = { publicatieId: 470_001, aankondigingCode: { code: 'AGO' }, publicatieCode: 'EF29' }
  const summary = '1 decision, won by Noordkaap B.V.'

  test('are matched to the notice whose id is in the file name', () => {
    const answers = tenderNed.readSaved([
      fileOf('publicatie-470001-v2.html.json', { html }),
      fileOf('detail-470001.json', award),
    ])
    expect(answers).toMatchObject([
      { file: 'detail-470001.json', what: 'the detail of 470001', raws: [{ awardPage: html }] },
      { file: 'publicatie-470001-v2.html.json', what: `the page of 470001: ${summary}`, raws: [] },
    ])
  })

  test('of a listed notice are read with the list', () => {
    const answers = tenderNed.readSaved([
      fileOf('list.json', {
        content: [{ ...listing('470001'), typePublicatie: { code: 'AGO' } }],
        last: true,
        totalElements: 1,
        number: 0,
      }),
      fileOf('470001.json', { html }),
    ])
    expect(answers[0]).toMatchObject({ raws: [{ listing: { publicatieId: '470001' }, awardPage: html }] })
  })

  test('without a notice report what was read', () => {
    const files = [fileOf('detail-470001.json', award), fileOf('html.json', { html }), fileOf('1.json', { html: '' })]
    expect(tenderNed.readSaved(files).map(({ what, raws }) => [what, raws.length])).toEqual([
      ['the detail of 470001', 1],
      [`a page without its notice: ${summary}`, 0],
      ['a page without its notice: 0 decisions', 0],
    ])
    expect(tenderNed.readSaved(files)[0]!.raws[0]).not.toHaveProperty('awardPage')
  })
})

describe('saved answers of TED', () => {
  test('are XML files with a notice, or search results with numbers only', () => {
    const answers = ted.readSaved([
      fileOf('notice.xml', '<ContractNotice/>'),
      fileOf('half.xml', '<ContractNot'),
      fileOf('search.json', { notices: [{}, {}], totalNoticeCount: 2 }),
      fileOf('one.json', { 'publication-number': '391890-2026' }),
    ])
    expect(answers.map(({ file, what, raws }) => [file, what, raws.length])).toEqual([
      ['notice.xml', 'a notice without a number', 1],
      ['half.xml', 'a notice without a number', 1],
      ['search.json', 'what a search gives of 2; their texts stand in files of XML', 0],
      ['one.json', 'what a search gives of 1; their texts stand in files of XML', 0],
    ])
  })
})

describe('saved answers of Striive', () => {
  test('are read from a list page; other records are ignored', () => {
    const [answer, ...others] = striive.readSaved([
      fileOf('page.json', { total: 2, data: [{ id: 'a', title: 'Tester' }, { title: 'zonder id' }] }),
      fileOf('elders.json', { jobs: [] }),
    ])
    expect(answer).toMatchObject({ what: 'a list of 2, of which 1 are usable', raws: [{ id: 'a' }] })
    expect(others).toEqual([])
  })
})
