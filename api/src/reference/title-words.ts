/** Dutch words by which the categoriser reads a title: what is bought, and what it is for. */

/** After one of these comes for whom, where or with what something is bought. */
export const prepositions = (
  'voor, bij, binnen, in, inzake, met, inclusief, ten behoeve van, tbv, t.b.v., op het gebied van, ten dienste van, ' +
  'naar, over, rond, rondom, omtrent'
).split(', ')

/** What is bought is a computer system, whatever it is for; also as the last part of a compound: 'cliëntdossier'. */
export const systemNouns = (
  'systeem systemen software applicatie applicaties app platform platforms portaal portalen suite tool tools tooling ' +
  'managementtool module modules dossier dossiers automatisering webshop website websites'
).split(' ')

/** What is bought is thinking about something, whatever it is about; also as the last part of a compound: 'haalbaarheidsstudie'. */
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

/** Last parts of compounds that are no keywords themselves, because they say nothing of what is bought. */
export const lastParts = (
  'apparatuur artikelen beheer dienst diensten dienstverlening goederen installatie installaties kleding machines ' +
  'management materiaal materialen middelen onderhoud pakket panelen plaats producten punten regeling systeem ' +
  'systemen verlening voertuigen voorziening voorzieningen wagen wagens werk werken werkzaamheden zaken'
).split(' ')

/** A word with one of these prefixes is another word, not a compound: 'herinrichting', 'aflevering', 'aangesloten'. */
export const prefixes = (
  'aan achter bij door her mee mis onder ont over tegen terug toe uit ver voor wan ' +
  'aange afge bijge inge meege omge onge opge overge toege uitge voorge'
).split(' ')

/** As these are of words that are no Dutch: 'contractor', 'communities', 'constraining'. */
export const foreignPrefixes = 'com con cons des dis ins pre pro ref sub subcon tech techno methodo trans'.split(' ')
