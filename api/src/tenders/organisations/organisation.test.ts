import { expect, test } from '@jest/globals'
import { compareOrganisations, organisationOf } from './organisation.js'

const compared = (one: string, other: string) => compareOrganisations(organisationOf(one), organisationOf(other))

test.each([
  ['Politie', 'National Police'],
  ['Nationaal Archief', 'National Archives of the Netherlands'],
  ['LVNL', 'Luchtverkeersleiding Nederland'],
  ['Erasmus MC', 'Erasmus Universitair Medisch Centrum Rotterdam'],
  ['UMCG', 'Universitair Medisch Centrum Groningen'],
  ['Gemeente Steenwijkerland', 'Gemeente Meppel / Gemeente Steenwijkerland / Gemeente Westerveld'],
])('%s is the same organisation as %s', (one, other) => {
  expect(compared(one, other)).toBe('same')
  expect(compared(other, one)).toBe('same')
})

test.each([
  ['Universiteit in de Randstad', 'Vrije Universiteit Amsterdam'],
  ['Gemeenschappelijke regeling in Noord-Holland', 'WerkSaam Westfriesland'],
  ['Samenwerkingsverband van acht gemeenten', 'Regio Foodvalley'],
  ['Netbeheerder (via een bureau)', 'Alliander'],
  ['Dutch research institute', 'Nikhef'],
  ['Government agency (via Blauw)', 'Omgevingsdienst Regio Arnhem'],
])('%s is only described, and may be %s', (described, client) => {
  expect(compared(described, client)).toBe('unknown')
})

test.each([
  ['Omgevingsdienst Regio Arnhem', 'Omgevingsdienst Regio Nijmegen'],
  ['Zorgverzekeraar CZ', 'Zorgverzekeraar VGZ'],
  ['Samenwerkingsverband Passend Onderwijs Delflanden', 'Samenwerkingsverband Zuid-Kennemerland'],
  ['Universiteit Utrecht', 'Vrije Universiteit Amsterdam'],
])('%s is another organisation than %s', (one, other) => {
  expect(compared(one, other)).toBe('different')
})
