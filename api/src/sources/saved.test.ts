import { describe, expect, test } from '@jest/globals'
import { connector as striive } from './striive/striive.js'
import { connector as ted } from './ted/ted.js'
import { connector as tenderNed } from './tenderned/tenderned.js'

const fileOf = (name: string, content: unknown) => ({
  name,
  bytes: new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
})

const listing = (publicatieId: string) => ({ publicatieId, aanbestedingNaam: `Lijst ${publicatieId}` })

describe('saved answers of TenderNed', () => {
  test('a detail is read with the list that shows it; without one by itself', () => {
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

describe('saved answers of TED', () => {
  test('a notice is a file of XML; a search gives numbers only', () => {
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
  test('assignments are read from a page, other records are ignored', () => {
    const [answer, ...others] = striive.readSaved([
      fileOf('page.json', { total: 2, data: [{ id: 'a', title: 'Tester' }, { title: 'zonder id' }] }),
      fileOf('elders.json', { jobs: [] }),
    ])
    expect(answer).toMatchObject({ what: 'a page of 2, of which 1 are assignments', raws: [{ id: 'a' }] })
    expect(others).toEqual([])
  })
})
