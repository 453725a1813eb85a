import { describe, expect, test } from '@jest/globals'
import { summaryOf } from './summary.js'

const title = 'Teamleider sluisbediening'
const summary = (description: string | null, ofTitle = title) =>
  summaryOf({ title: ofTitle, names: ['Waterschap Zandlaagte', 'Striive'], description })

const core = 'Het team bedient negen sluizen en zoekt iemand die de roosters op orde brengt.'
const words = (count: number) => Array.from({ length: count }, () => 'peilschaal').join(' ')

describe('where it begins', () => {
  test.each([
    ['a heading', `Over het team\n\n${core}`],
    ['a question as a heading', `Wat ga je doen?\n${core}`],
    ['a heading on the same line', `Functie omschrijving: ${core}`],
    ['a heading on the same line, without a colon', `Over het team ${core}`],
    ['a label before the sentence', `Doel: ${core}`],
    ['the title as a line', `${title}\n\n${core}`],
    ['the title in capitals, before a dash', `TEAMLEIDER SLUISBEDIENING – ${core}`],
    [
      'a sentence that only says who seeks whom',
      `Voor Waterschap Zandlaagte zoeken wij een teamleider sluisbediening.\n\n${core}`,
    ],
    ['facts of the assignment', `Startdatum: 1 februari\nAantal uren per week: 32-36\n\n${core}`],
    ['a reference to elsewhere', `Zie II.2.4\n${core}`],
    ['a line without letters', `*****\n${core}`],
  ])('not with %s', (_, description) => {
    expect(summary(description)).toBe(core)
  })

  test('with a first sentence that contains the title and says more', () => {
    const sentence = 'De teamleider sluisbediening stuurt achttien collega’s aan in een rooster van dag en nacht.'
    expect(summary(sentence)).toBe(sentence)
  })
})

describe('what it leaves out', () => {
  test('a heading between paragraphs', () => {
    expect(summary('Twee sluizen worden vernieuwd.\n\nOpdracht\n\nJe leidt de bouw.')).toBe(
      'Twee sluizen worden vernieuwd. Je leidt de bouw.',
    )
  })

  test('the items of a list and what announces them', () => {
    expect(
      summary('Het rooster kraakt.\n\nWij vragen:\n- hbo-niveau\n• ervaring met planning\n\nJe begint in mei.'),
    ).toBe('Het rooster kraakt. Je begint in mei.')
  })

  test('a sentence that was said before', () => {
    expect(summary(`${core}\n\n${core}`)).toBe(core)
  })

  test('everything, when the text is no more than the title', () => {
    expect(
      ['Teamleider sluisbediening.', 'Wij zoeken een teamleider sluisbediening', '', '', null].map(text =>
        summary(text),
      ),
    ).toEqual(['', '', '', '', ''])
  })
})

describe('texts without sentences', () => {
  test('items stand behind each other', () => {
    expect(summary('- levering van schuiven\n- montage op locatie')).toBe('levering van schuiven; montage op locatie')
  })

  test('a single line without a full stop is the summary', () => {
    expect(summary('Levering van drie sluisdeuren')).toBe('Levering van drie sluisdeuren')
  })

  test('lines that were wrapped are one sentence', () => {
    expect(
      summary('Het waterschap vervangt in drie jaar alle bedieningspanelen van de\nsluizen aan de Zandvaart.'),
    ).toBe('Het waterschap vervangt in drie jaar alle bedieningspanelen van de sluizen aan de Zandvaart.')
  })
})

describe('where it ends', () => {
  test('after a whole sentence, when these are a hundred characters', () => {
    const first = `Aan de vaart staat ${words(9)}.`
    expect(summary(`${first} Daarna ${words(20)}.`)).toBe(first)
  })

  test('after a word and an ellipsis otherwise, within 200 characters', () => {
    const cut = summary(`Aan de vaart, ${words(30)}.`)
    expect(cut).toMatch(/peilschaal…$/)
    expect(cut.length).toBeLessThanOrEqual(200)
    expect(cut.length).toBeGreaterThan(185)
  })

  test('an abbreviation does not end a sentence', () => {
    const text = `Onder ${words(9)} valt ca. 300 meter kade. Dan ${words(10)}.`
    expect(summary(text)).toMatch(/kade\.$/)
  })

  test('never within a character of several code points', () => {
    expect(summary('👩‍👩‍👧'.repeat(300))).toBe('')
    expect(summary(`Brug${'👩‍👩‍👧'.repeat(300)}`)).toBe(`Brug${'👩‍👩‍👧'.repeat(195)}…`)
  })
})
