/** Dutch words by which the categoriser parses a title into the purchase and its purpose. */

/** Prepositions before the recipient, the place or the means of a purchase. */
export const prepositions = (
  'voor, bij, binnen, in, inzake, met, inclusief, ten behoeve van, tbv, t.b.v., op het gebied van, ten dienste van, ' +
  'naar, over, rond, rondom, omtrent'
).split(', ')

/** Words for a computer system, whatever its purpose; also as the last part of a compound: 'cliëntdossier'. */
export const systemNouns = (
  'systeem systemen software applicatie applicaties app platform platforms portaal portalen suite tool tools tooling ' +
  'managementtool module modules dossier dossiers automatisering webshop website websites'
).split(' ')

/** Words for a study, whatever its subject; also as the last part of a compound: 'haalbaarheidsstudie'. */
export const studyNouns = [
  'onderzoek naar',
  'onderzoeken naar',
  'advies over',
  ...(
    'studie studies haalbaarheidsonderzoek beleidsonderzoek effectonderzoek behoefteonderzoek draagvlakonderzoek evaluatie ' +
    'evaluaties effectmeting impactanalyse strategie strategieën visie visies scenariostudie toekomstscenario ' +
    "toekomstscenario's verkenning verkenningen routekaart roadmap koersdocument masterplan quickscan businesscase batenanalyse " +
    'marktanalyse benchmark doorlichting toekomstbeeld ontwikkelperspectief beleidsnota beleidsplan uitvoeringsagenda'
  ).split(' '),
]

/** Last parts of compounds that are too general to be keywords. */
export const lastParts = (
  'apparatuur artikelen beheer dienst diensten dienstverlening goederen installatie installaties kleding machines ' +
  'management materiaal materialen middelen onderhoud pakket panelen plaats producten punten regeling systeem ' +
  'systemen verlening voertuigen voorziening voorzieningen wagen wagens werk werken werkzaamheden zaken'
).split(' ')

/** Prefixes that form another word instead of a compound: 'herinrichting', 'aflevering', 'aangesloten'. */
export const prefixes = (
  'aan achter bij door her mee mis onder ont over tegen terug toe uit ver voor wan ' +
  'aange afge bijge inge meege omge onge opge overge toege uitge voorge'
).split(' ')

/** The same for words that are not Dutch: 'contractor', 'communities', 'constraining'. */
export const foreignPrefixes = 'com con cons des dis ins pre pro ref sub subcon tech techno methodo trans'.split(' ')
