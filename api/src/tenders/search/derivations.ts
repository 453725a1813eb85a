/**
 * Suffixes that share a root: the activity, the person who does it, and the result. A search for one also finds the others in titles. A
 * combination that is no word is harmless, because no title contains it.
 */
const families: readonly (readonly string[])[] = [
  ['beheer', 'beheerder', 'beheren'],
  ['onderhoud', 'onderhouder', 'onderhouden'],
  ['advies', 'adviseur', 'adviseren', 'advisering', 'adviesdiensten'],
  ['ontwikkeling', 'ontwikkelaar', 'ontwikkelen'],
  ['controle', 'controleur', 'controleren'],
  ['coordinatie', 'coordinator', 'coordineren'],
  ['management', 'manager', 'managen'],
  ['analyse', 'analist', 'analyseren', 'analytics'],
  ['architectuur', 'architect', 'architecten'],
  ['techniek', 'technicus', 'technisch', 'technische', 'technieken'],
  ['kunde', 'kundige', 'kundig'],
  ['logie', 'loog', 'logisch', 'logische'],
  ['administratie', 'administrateur', 'administratief', 'administratieve'],
  ['inspectie', 'inspecteur', 'inspecteren', 'inspecties'],
  ['redactie', 'redacteur', 'redigeren'],
  ['regie', 'regisseur'],
  ['notariaat', 'notarieel', 'notariele', 'notaris'],
  ['architect', 'architectuur'],
  ['vervoer', 'vervoerder', 'vervoeren'],
  ['transport', 'transporteur', 'transporteren'],
  ['verhuur', 'verhuren', 'huur', 'huren'],
  ['bouw', 'bouwer', 'bouwen', 'bouwkundig', 'bouwkundige', 'bouwwerk'],
  ['sloop', 'sloper', 'slopen', 'sloopwerk', 'sloopwerkzaamheden'],
  ['koop', 'koper', 'kopen'],
  ['ontwerp', 'ontwerper', 'ontwerpen'],
  ['onderzoek', 'onderzoeker', 'onderzoeken'],
  ['toezicht', 'toezichthouder', 'toezichthouden'],
  ['recht', 'rechtelijk', 'rechtelijke'],
  ['zorg', 'verzorging', 'verzorgende', 'verzorger'],
  ['schoonmaak', 'schoonmaker', 'schoonmaken', 'schoonmaakster'],
  ['plaatsing', 'plaatsen'],
  ['bewaking', 'bewaker', 'bewaken'],
  ['begroting', 'begroter'],
  ['vorming', 'vormgeving', 'vormgever'],
  ['planning', 'planner', 'plannen'],
  ['training', 'trainer', 'trainen', 'trainingen'],
  ['coaching', 'coach', 'coachen'],
  ['recruitment', 'recruiter', 'recruiting'],
  ['testen', 'tester', 'test', 'testing'],
  ['programmeren', 'programmeur', 'programmering'],
  ['development', 'developer', 'developers'],
  ['engineering', 'engineer', 'engineers'],
  ['consultancy', 'consultant', 'consulting'],
  ['design', 'designer', 'designers'],
  ['marketing', 'marketeer'],
  ['hosting', 'host', 'hosten'],
  ['accountancy', 'accountant', 'accountants', 'accountantscontrole'],
  ['financien', 'financieel', 'financiele', 'finance'],
  ['juridisch', 'juridische', 'jurist', 'juriste'],
  ['psychologie', 'psycholoog', 'psychologisch', 'psychologische'],
  ['isatie', 'iseren', 'isering', 'isator'],
  ['ificatie', 'ificeren'],
  ['atie', 'eren', 'ering', 'ator', 'ateur'],
  ['uctie', 'uceren', 'ucent'],
  ['allatie', 'allateur', 'alleren'],
  ['eling', 'elen', 'elaar'],
  ['ening', 'enen', 'enaar'],
  ['ging', 'gen', 'ger', 'ging'],
  ['ving', 'ven', 'ver', 'f'],
  ['ding', 'den', 'der'],
  ['ting', 'ten', 'ter'],
  ['ning', 'nen', 'ner'],
  ['ling', 'len', 'ler'],
  ['king', 'ken', 'ker'],
  ['ring', 'ren', 'rder', 'raar'],
  ['sing', 'sen', 'ser'],
  ['zing', 'zen', 'zer', 's'],
  ['erij', 'er', 'eren'],
  ['der', 'derwerk', 'deren', 'derij', 'derswerk', 'derwerkzaamheden'],
]

/** A search for a firm or for works also finds the activity. */
const tails = [
  'werkzaamheden',
  'dienstverlening',
  'specialisten',
  'specialist',
  'deskundige',
  'medewerkers',
  'medewerker',
  'consultant',
  'bedrijven',
  'bedrijf',
  'diensten',
  'dienst',
  'werken',
  'werk',
  'expert',
  'firma',
  'bureau',
]

const MIN_ROOT = 3
const MIN_WORD = 5

const byEnding = families
  .flatMap(family => family.map(ending => ({ ending, family })))
  .toSorted((one, other) => other.ending.length - one.ending.length)

/** Other words of the same root, by the longest suffix only, because a shorter one would split the word wrongly. */
export function derivationsOf(word: string): readonly string[] {
  if (word.length < MIN_WORD) return []
  return [...relatives(word), ...withoutTail(word)].filter(other => other !== word)
}

function relatives(word: string): readonly string[] {
  const longest = byEnding.find(({ ending }) => word.endsWith(ending) && fits(word.length - ending.length, ending))
  if (!longest) return []
  const root = word.slice(0, word.length - longest.ending.length)
  const same = byEnding.filter(({ ending }) => ending === longest.ending).flatMap(({ family }) => family)
  return [...new Set(same)].map(ending => root + ending)
}

/** A long suffix is a word by itself; a short one needs a root before it. */
const fits = (rootLength: number, ending: string) => rootLength >= (ending.length > 4 ? 0 : MIN_ROOT)

function withoutTail(word: string): readonly string[] {
  const tail = tails.find(end => word.endsWith(end) && word.length - end.length > MIN_ROOT)
  return tail ? [word.slice(0, -tail.length).replace(/s$/, '')] : []
}
