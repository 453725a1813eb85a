import { describe, expect, test } from '@jest/globals'
import { type StatedWorkplace, workplaceOf } from './workplace.js'

const unknown = { workplace: null, homeDaysPerWeek: null }
const onSite = { workplace: 'on_site', homeDaysPerWeek: null }
const hybrid = { workplace: 'hybrid', homeDaysPerWeek: null }
const remote = { workplace: 'remote', homeDaysPerWeek: null }
const hybridWith = (homeDaysPerWeek: number) => ({ workplace: 'hybrid', homeDaysPerWeek })

describe('the workplace stays unknown for', () => {
  test.each<StatedWorkplace>([
    {},
    { names: [], fromHome: null, place: null, description: null },
    { names: [null, undefined, '', ' ', 'flex', 'N.t.b.', 'null'] },
    { fromHome: false },
    { fromHome: 0 },
    { fromHome: 'onbekend' },
    { fromHome: '' },
    { place: 'Den Haag Zuid-Holland' },
    { place: 'Stadskantoor, Utrecht' },
    { place: 'Thuiszorg Nederland, Utrecht' },
    { place: 'Locatie Odijk' },
    { names: ['x'.repeat(1_000_000)], place: 'thuis'.repeat(200_000), description: 'hybride '.repeat(200_000) },
  ])('given values without a statement (%#)', given => {
    expect(workplaceOf(given)).toEqual(unknown)
  })

  test.each([
    'Ervaring met een hybride cloud en met remote beheer is een pré.',
    'Het gemaal wordt volledig op afstand bediend.',
    'Het netwerk is volledig remote beheerd.',
    'De opdracht is niet volledig remote.',
    'Volledig remote is helaas niet mogelijk.',
    'Volledig vanuit huis werken kan niet.',
    'Kandidaten wonen op reisafstand; twee dagen thuiszorg per cliënt.',
    'Je werkt 24 uur, 3 dagen per week op kantoor.',
    'Twee dagen per week staan in het teken van overleg.',
    'Thuiswerken: n.v.t.',
    'Locatie: Den Haag',
    'Is hybride werken mogelijk?\n\nDat hoor je van ons nadat wij je hebben gesproken over wat je zelf het liefste wilt doen.',
  ])('the text %j', description => {
    expect(workplaceOf({ description })).toEqual(unknown)
  })
})

test.each([
  ['TELECOMMUTE', remote],
  ['remote', remote],
  ['fully_remote', remote],
  ['Thuiswerken', remote],
  ['Volledig thuiswerken mogelijk', remote],
  ['Op afstand', remote],
  ['vijf dagen thuis', remote],
  ['HYBRID', hybrid],
  ['Hybride', hybrid],
  ['Deels thuis', hybrid],
  ['Thuiswerken in overleg', hybrid],
  ['on-site / remote', hybrid],
  ['2 dagen thuis', hybridWith(2)],
  ['Hybride, één dag per week vanuit huis', hybridWith(1)],
  ['Hybride: maximaal 2 dagen thuis', hybrid],
  ['2-3 dagen thuis', hybrid],
  ['2 à 3 dagen thuis', hybrid],
  ['on_site', onSite],
  ['On-site', onSite],
  ['Op locatie', onSite],
  ['Thuiswerken niet mogelijk', onSite],
  ['geen thuiswerk', onSite],
  ['niet remote', unknown],
])('the workplace of a field with the value %j is %j', (name, expected) => {
  expect(workplaceOf({ names: [null, name] })).toEqual(expected)
})

test.each([
  [true, hybrid],
  [1, hybrid],
  ['Ja', hybrid],
  ['In overleg', hybrid],
  ['Ja, 2 dagen thuis', hybridWith(2)],
  ['Volledig remote', remote],
  ['Nee', onSite],
  ['Nee, niet volledig', unknown],
])("the workplace for the answer %j to 'working from home' is %j", (fromHome, expected) => {
  expect(workplaceOf({ fromHome })).toEqual(expected)
})

test.each([
  ['hybride', hybrid],
  ['Den Haag / hybride', hybrid],
  ['Den Haag / thuiswerken', hybrid],
  ['Utrecht en vanuit huis', hybrid],
  ['Amsterdam (remote)', remote],
  ['Thuiswerken', remote],
  ['Nederland / remote', remote],
  ['Op locatie, Rotterdam', onSite],
])('the workplace at the place %j is %j', (place, expected) => {
  expect(workplaceOf({ place })).toEqual(expected)
})

test.each([
  ['Locatie van de werkzaamheden:  Odijk\nOp locatie of vanuit huis:  Hybride\nZZP mogelijk: Nee', hybrid],
  ['Op locatie of vanuit huis: Op locatie', onSite],
  ['Werkdagen\nMa, Di\n\nIs hybride werken mogelijk\nIn overleg\n\nPlanning', hybrid],
  ['Is hybride werken mogelijk: Ja', hybrid],
  ['Is hybride werken mogelijk? Nee', onSite],
  ['Hybride: Ja met mogelijk een vaste dag op overlegdagen.', hybrid],
  ['Hybride werken: twee dagen in Apeldoorn, de rest thuis.', hybrid],
  ['Hybride: 2 dagen', hybrid],
  ['Thuiswerken: 2 dagen', hybridWith(2)],
  ['- Thuiswerken: 2 dagen per week', hybridWith(2)],
  ['Thuiswerken: maximaal 2 dagen', unknown],
  ['Thuiswerken: nee', onSite],
  ['Locatie: hybride', hybrid],
  ['Locatie: Utrecht / thuis', hybrid],
  ['Standplaats: Den Haag, twee dagen thuis', hybridWith(2)],
])('the workplace of the labelled lines %j is %j', (description, expected) => {
  expect(workplaceOf({ description })).toEqual(expected)
})

test.each([
  ['De opdracht is volledig remote.', remote],
  ['Je werkt 100% thuis en komt nooit op kantoor.', unknown],
  ['Standplaats is Amsterdam, minimaal twee dagen per week op kantoor.', hybrid],
  ['Je werkt 36 uur, waarvan 1 dag per week op het stadhuis.', hybrid],
  ['Er wordt hybride gewerkt.', hybrid],
  ['Je werkt twee dagen per week thuis.', hybridWith(2)],
  ['Je werkt maximaal twee dagen per week thuis.', hybrid],
  ['Thuiswerken is deels mogelijk.', hybrid],
  ['Werken op afstand is grotendeels mogelijk.', hybrid],
  ['Office days are Tuesday and Thursday & the rest is remote.', hybrid],
  ['Thuiswerken is helaas niet mogelijk.', onSite],
])('the workplace of the text %j is %j', (description, expected) => {
  expect(workplaceOf({ description })).toEqual(expected)
})

test("'remote' and 'op locatie' give way to hybrid work when that is named too", () => {
  const description = 'Minimaal twee dagen per week op kantoor.'
  expect(workplaceOf({ names: ['TELECOMMUTE'], description })).toEqual(hybrid)
  expect(workplaceOf({ place: 'Op locatie', description: 'Thuiswerken: 1 dag' })).toEqual(hybridWith(1))
  expect(workplaceOf({ names: ['hybrid'], place: 'Thuiswerken', description: '2 dagen thuis' })).toEqual(hybridWith(2))
})
