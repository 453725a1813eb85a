import { expect, test } from '@jest/globals'
import { markHits } from './mark-hits'

const marked = (text: string, search: string) =>
  markHits(text, search)
    .map(({ part, isHit }) => (isHit ? `[${part}]` : part))
    .join('')

test.each([
  ['Beheer van wegen', 'beheer', '[Beheer] van wegen'],
  ['Beheerder gezocht', 'behe', '[Behe]erder gezocht'],
  ['Café en financiën', 'cafe FINANCIEN', '[Café] en [financiën]'],
  ['Cafe\u0301s in Utrecht', 'café', '[Cafe\u0301]s in Utrecht'],
  ['Vervanging zaaksysteem', 'zaaksystemen', 'Vervanging [zaaksysteem]'],
  ['Twee aanbestedingen', 'aanbesteding', 'Twee [aanbesteding]en'],
  ['Eén aanbesteding', 'aanbestedingen', 'Eén [aanbesteding]'],
  ['Scholen bouwen', 'bouw bouwe', 'Scholen [bouwe]n'],
  ['Applicatiebeheerder', 'beheer', 'Applicatie[beheer]der'],
  ['De wegen en opwegen', 'weg', 'De [weg]en en opwegen'],
  ['De weg naar huis', 'eg', 'De weg naar huis'],
  ['C++ en .NET', '+* .net (', 'C++ en [.NET]'],
  ['C++, C# of Cobol in de categorie C', 'c++', '[C++], C# of Cobol in de categorie C'],
  ['Warmtenet, C#-code of F#', 'f# c# .net', 'Warmtenet, [C#]-code of [F#]'],
  ['Rekenen in R', 'r', 'Rekenen in [R]'],
  ['Infor\u00admatie', 'in\u200bformatie', '[Infor\u00admatie]'],
  ['<b>vet</b>', 'b', '<[b]>vet</[b]>'],
  ['Beheer zonder wegen', 'beheer -wegen', '[Beheer] zonder wegen'],
  ['Groot onderhoud wegen', '"groot onderhoud" -"van wegen"', '[Groot] [onderhoud] wegen'],
  ['Niets', '   ', 'Niets'],
  ['', 'iets', ''],
])('the highlighted hits in %j for %j are %j', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected)
  expect(
    markHits(text, search)
      .map(({ part }) => part)
      .join(''),
  ).toBe(text)
})
