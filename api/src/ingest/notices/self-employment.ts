import { SelfEmployment } from '../../reference/tender-values.js'

const MAX_READ_LENGTH = 20_000
/** Longest text before a colon or question mark that is read as a question, and longest line that is read as its answer. */
const MAX_LABEL_LENGTH = 60
const MAX_QUOTE_LENGTH = 160
const MAX_FORM_WORDS = 6

type Given = string | null | undefined

/** The texts of a source that may say whether self-employed people can take an assignment. Plain text. */
export interface StatedSelfEmployment {
  /** The source's own field about the form of contract: 'zzp', 'Detachering of zzp', 'loondienst'. */
  readonly contractForm?: Given
  readonly title?: Given
  readonly description?: Given
}

export interface SelfEmploymentTerms {
  readonly selfEmployment: typeof SelfEmployment.ALLOWED | typeof SelfEmployment.NOT_ALLOWED | null
  /** The source's own words, at most 160 characters; null when it is silent. */
  readonly selfEmploymentQuote: string | null
}

interface Evidence {
  readonly isAllowed: boolean
  readonly quote: string
}

/**
 * Whether self-employed people may take an assignment, by order of evidence: fields of the source, labelled lines, a sentence that
 * forbids it, a sentence that allows it. A refusal wins in prose, because texts about freelancers in general sound like permission.
 */
export function selfEmploymentOf({ contractForm, title, description }: StatedSelfEmployment): SelfEmploymentTerms {
  const lines = (description ?? '')
    .slice(0, MAX_READ_LENGTH)
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map(line => line.trim())
  const found = fromContractForm(contractForm ?? '') ?? fromLabels(lines) ?? fromProse([title ?? '', ...lines])
  return {
    selfEmployment: found ? (found.isAllowed ? SelfEmployment.ALLOWED : SelfEmployment.NOT_ALLOWED) : null,
    selfEmploymentQuote: found?.quote ?? null,
  }
}

/** Lower case, with plain letters and apostrophes. Keeps the length, so that a match can be quoted from the original. */
const flat = (text: string): string =>
  text
    .replace(/[^\u0020-\u007e\n]/g, letter =>
      letter === '’' || letter === '‘' || letter === '`' ? "'" : (letter.normalize('NFD')[0] ?? letter),
    )
    .toLowerCase()

const ZZP = String.raw`z\.?z\.?p\.?(?:[' -]?e?r'?s?)?(?:[- ](?:kandidaten|professionals?|constructies?|inzet|inhuur|contract))?`
const INDEPENDENT = String.raw`zelfstandigen?(?: zonder personeel|[- ](?:ondernemers?|professionals?))|zelfstandig (?:ondernemers?|professionals?)|zelfstandigen|zelfstandige(?=$|[^a-z ]| (?:is|op|de|kan|mag|kun|kunt|niet|werken|werkt|in|of|en|uit|uitvoeren|uitgevoerd|worden|wordt|ingevuld|zonder|inschrijven|aan|te|behoort|doen)\b)`
const FREELANCE = String.raw`freelancers?|freelance[- ](?:constructies?|inzet|inhuur|contract|kandidaten|professionals?)|freelance(?=$|[^a-z ]| (?:is|of|en|mogelijk|toegestaan|niet)\b)|self-employed|independent contractors?|eenmanszaak`
const SELF = String.raw`(?<![a-z])(?:${ZZP}|${INDEPENDENT}|${FREELANCE})(?![a-z])`
const EMPLOYED = String.raw`(?:detachering\w*|detacheren|gedetacheerde?n?|detavast|loondienst\w*|dienstverband|payroll\w*|verloning|verloond|uitzend\w*|arbeidsovereenkomst|arbeidscontract|in (?:vaste |tijdelijke |vaste of tijdelijke )?dienst)`
const NOT = String.raw`\b(?:niet|geen|not|no|nooit)\b`
/** A short stretch of one clause that says nothing about the outcome. */
const upTo = (most: number) =>
  String.raw`(?:(?!\b(?:mogelijk|toegestaan|welkom|detacher|loondienst|tenzij|maar)|${NOT})[^.;?!]){0,${most}}`
const REACHED = String.raw`(?:mogel\w*|toegestaan|akkoord|in aanmerking|gewenst|geaccepteerd|geselecteerd|uitgenodigd|ingezet|inzetbaar|ingevuld|ingehuurd|aangeboden|voorgesteld|aanbieden|voorstellen|inschrijven|ingeschreven|reageren|solliciteren|aanmelden|meedoen|deelnemen|welkom|uitgevoerd|uitvoeren|bemiddeld|ingediend|accepted|allowed|possible|eligible|considered)`
const ALLOWED = String.raw`(?:mogelijk|toegestaan|welkom|bespreekbaar|akkoord|geaccepteerd|geen probleem|welcome|allowed|accepted|possible)`

const self = new RegExp(SELF)
const patternsOf = (...sources: readonly string[]) => sources.map(source => new RegExp(source))

/** Clauses that are about something else: costs, terms of payment, experience, the subject of the work. */
const aboutOtherThings = new RegExp(
  String.raw`\b(?:reis)?(?:kosten|korting|vergoeding|toeslag|regeling|bijdrage|termijn|betaaltermijn|betalingstermijn|verzekering|onderwerp|boete|indexatie|garantie)\w*\b[^.;]{0,60}\b(?:niet|geen|alleen|uitsluitend|enkel)\b|(?:${SELF})[^.;]{0,20}\bgeen (?:betaal|betaling|kosten|vergoeding|reiskosten|btw|recht)|(?:${SELF})[- ](?:ervaring|verleden|achtergrond|beleid|markt|dossier|register|loket|beperking|verbod)`,
)
const aboutFreelancersInGeneral =
  /\b(?:bemiddel|bemiddelaar|bemiddelt|recruit|werf\b|werft|werven|werving|beleid|regist|adviseer|handha|toezicht|aanvragen van|aanslag|doelgroep|arbeidsmarkt|medewerkers|ervaring met|community|netwerk van|pool van|administratie|opleiding|cursus|bestaat uit|werkervaring|onderzoek|modernisering|ondersteun)/
/** Undecided, or about another assignment. */
const isOpenQuestion = new RegExp(
  String.raw`\bof (?:er )?(?:een |de |inzet |inhuur |als |op )*(?:${SELF})[^.;]{0,20}\b(?:is|zijn|mogelijk|toegestaan)\b|\bwel of (?:geen|niet)\b|\bvolgt? (?:nog|later|hierover)\b|\b(?:geef|geeft|vermeld|benoem|laat weten)\b[^.;]{0,60}\bof\b|\b(?:stond|was|waren)\b[^.;]{0,40}${SELF}|\bin 20\d\d\b|\bof (?:er|inhuur|inzet)\b[^.;]{0,30}${SELF}|\bnog\b[^.;]{0,30}\b(?:bekend|onderzocht|bekeken|besloten|beslist|besluiten|uitgezocht|afgestemd)\b|\bkunnen niet zeggen\b|\b(?:andere|overige|sommige) (?:opdracht(?!gever)|klant|functie|rol|aanvra|uitvra)|\b(?:per|elke|iedere) opdracht\b|\bniet zo dat\b|\bal dan niet\b|\bnaar verwachting\b|\bin de regel\b|\bvervolgopdracht|\bvergelijkbare (?:opdracht|functie|rol|aanvra)|\bvoor opdrachten (?:in|bij|van|binnen)\b|\b(?:indien|wanneer|voor zover)\b[^.;]{0,40}${SELF}|\b(?:hangt|hangen) af van\b|\bafhankelijk van\b|\bgeld(?:t|en) niet voor\b|\bof (?:de|uw|je) kandidaat\b|\b(?:opdrachten|aanvragen|functies|rollen) (?:waarbij|waarvoor|waarop|waarin)\b|\b(?:tegelijk|gelijktijdig|eerder|later) (?:gepubliceerde|geplaatste|uitgezette)\b|\b(?:vorige|eerdere|vroegere|voormalige|oude) (?:opdracht|aanvraag|uitvraag|inhuur|functie)`,
)

const refusals = patternsOf(
  String.raw`\b(?:geen|no|zonder) (?:inzet van |inhuur van |inschrijving van |doorlening van |mogelijkheid (?:voor|tot)(?: inzet van)? |ruimte voor |plaats voor |plek voor |optie voor )?(?:een )?${SELF}`,
  String.raw`\b(?:niet|not) (?:meer |langer |bedoeld |geschikt |open(?:gesteld)? |toegankelijk |mogelijk |toegestaan |beschikbaar |in te vullen |uit te voeren |uitvoerbaar |bestemd |akkoord |available |suitable )?(?:om |dat )?(?:voor deze (?:rol|opdracht|functie) )?(?:voor |door |aan |via |als |met |op basis van |op |to |for )?(?:een |de inzet van |inzet van )?${SELF}`,
  String.raw`${SELF}${upTo(60)}${NOT}[^.;?!]{0,25}\b${REACHED}`,
  String.raw`${SELF}${upTo(30)}\b(?:kan|mag|kunnen|mogen|gaat)(?: hier| helaas| dus)* niet\b`,
  String.raw`(?:${SELF}|\bfreelancebasis|\bzzp-basis)${upTo(50)}\b(?:niet (?:langer|meer|aan de orde|in behandeling|voor jullie|voor jou|voor u)|buiten de boot|(?:deze keer|ditmaal) niet|geen (?:plek|plaats|optie|zin|ruimte|overeenkomst|offerte|mogelijkheid)|terzijde)\b`,
  String.raw`\b(?:reacties|inschrijvingen|cv's|aanbiedingen|kandidaten)\b[^.;]{0,30}${SELF}[^.;]{0,40}\b(?:niet|terzijde)\b`,
  String.raw`\b(?:kan|kun|kunt|kunnen|mag|mogen)\b[^.;!]{0,40}\bniet (?:inschrijven|reageren|solliciteren|meedoen)\b(?<=${SELF}[^;!]{0,120})`,
  String.raw`${SELF}[^.;?]{0,10}\?? dan is (?:dit|deze)[^.;]{0,20}\bniet\b`,
  String.raw`${SELF}[^.;?!]{0,50}(?<!niet |not )\b(?:uitgesloten|uitgezonderd|excluded|onmogelijk)\b`,
  String.raw`${SELF} (?:\w+ )?sluit\w* [^.;]{0,40}\buit\b|${SELF}[^.;?!]{0,40}\bleid(?:t|en) tot (?:uitsluiting|terzijdelegging|afwijzing)\b|(?:${SELF}|\bfreelancebasis|\bzzp-basis)[^.;?!]{0,30}\bword(?:t|en) (?:\w+ ){0,2}(?:afgewezen|geweigerd|afgekeurd|terzijde)|${SELF}[^.;?!]{0,40}\b(?:alleen|uitsluitend|enkel)\b[^.;?!]{0,60}\b(?:${EMPLOYED})|\b(?:zie|zien|ziet) (?:wij |we )?af van\b[^.;]{0,20}${SELF}`,
  String.raw`${SELF}[^.;?!]{0,60}\? (?:antwoord: )?(?:nee|helaas|dat kan (?:helaas )?niet)\b`,
  String.raw`${SELF}[^.;?]{0,20}\? dan [^.;]{0,60}\b(?:alleen|uitsluitend|enkel)\b[^.;]{0,60}\b${EMPLOYED}`,
  String.raw`\bverboden\b[^.;]{0,60}${SELF}|\b(?:staat|staan|laat|laten)\b[^.;]{0,20}${SELF} niet toe\b|\bniet zijnde (?:een )?${SELF}`,
  String.raw`\b(?:uitgezonderd|behalve|met uitzondering van|exclusief|stoppen met|gestopt met|afscheid van) (?:de )?(?:inhuur van )?${SELF}`,
  String.raw`(?<![a-z])zzp(?:[- ]?stop\b| ?(?:mogelijk|toegestaan)? ?:? ?(?:nee\b|x(?![a-z])|✗|✘|❌|☐))`,
  String.raw`${SELF}[^.;?!]{0,60}\bmag dat\b[^.;]{0,30}\bniet\b|\bgeen [a-z]+ (?:of|en) (?:een )?${SELF}`,
  String.raw`\b(?:cannot|can't|can not|unable to|do not|don't) (?:accept|hire|consider|work with)\b[^.;]{0,20}${SELF}`,
  String.raw`\b(?:freelance|self-employed)\b[^.;]{0,20}\bnot (?:allowed|possible|accepted)\b`,
  String.raw`\b(?:wet )?dba\b[^.;]{0,80}\b(?:uitsluitend|alleen|enkel|verplicht)\b[^.;]{0,40}\b${EMPLOYED}`,
)
/** Refusals that do not name the self-employed, so that a sentence which also names them says something else. */
const employedOnly = patternsOf(
  String.raw`\b(?:alleen|uitsluitend|enkel|slechts|louter|only|exclusively)\b[^.;]{0,50}\b(?:${EMPLOYED}|op de loonlijst|midlance)`,
  String.raw`\b(?:verloningsplicht|verplichte verloning)`,
  String.raw`\bloondienst\w*[^.;]{0,20}\b(?:verplicht|vereist|voorwaarde)\b|\b(?:verplicht|dienen|dient|moeten|moet)\b[^.;]{0,60}\b(?:in loondienst|in dienst (?:treden|te treden))\b`,
  String.raw`\bop basis van een (?:tijdelijk|jaar|vast)\w* ?(?:contract|dienstverband|arbeidsovereenkomst|arbeidscontract|aanstelling)`,
  String.raw`\b(?:treedt|treed|komt|kom|gaat)\b[^.;]{0,50}\b(?:in (?:vaste |tijdelijke )?dienst (?:bij|van)|op de payroll)\b|\b(?:krijgt|ontvangt|tekent)\b[^.;]{0,30}\barbeids(?:overeenkomst|contract)`,
)
const permissions = patternsOf(
  String.raw`(?:${SELF}|\bfreelance[- ]?basis|\bzzp[- ]?basis)${upTo(40)}\b${ALLOWED}\b`,
  String.raw`\b(?:accepteert|accepteren|verwelkomt|verwelkomen|nodigen|nodigt)\b${upTo(60)}${SELF}|(?:^|\book )${SELF}${upTo(50)}\bnodigen (?:wij|we)\b`,
  String.raw`\b(?:mogelijk|toegestaan|open|opengesteld|geschikt|beschikbaar|bespreekbaar)\b${upTo(40)}\b(?:als|voor|door|aan|met|op|via)(?: zowel| ook)?(?: een)? ${SELF}`,
  String.raw`\b(?:kan|kun|kunt|kunnen|mag|mogen)\b${upTo(60)}\b(?:als|door)(?: een)? ${SELF}`,
  String.raw`\b(?:kan|kunnen|mag|mogen)(?: ook| hier| daarom| dus| wel)* (?:een )?${SELF}${upTo(40)}\b(?:reageren|inschrijven|aanmelden|meedoen|worden|ingezet|ingehuurd|aangeboden)\b|${SELF} kan(?=$|[,.])`,
  String.raw`${SELF}${upTo(30)}\b(?:kan|kunnen|mag|mogen)\b${upTo(40)}\b(?:reageren|inschrijven|solliciteren|aanmelden|contracteren|uitvoeren|ingezet|deelnemen|meedoen|aangeboden|ingediend|voorgedragen|voorgesteld|ingehuurd|apply)\b`,
  String.raw`\b(?:je|u) (?:reageert|factureert|werkt|voert)\b[^.;?!]{0,30}\bals (?:een )?(?:${SELF})`,
  String.raw`\bopdracht (?:als|voor) (?:een )?(?:${SELF})`,
  String.raw`\btarief (?:voor )?(?:een )?${SELF}[^.;?!]{0,12}(?:€|\d)`,
  String.raw`${SELF}[^.;?!]{0,60}\? (?:antwoord: )?(?:ja|jazeker|zeker|dat kan|prima|geen probleem)\b`,
  String.raw`\bals (?:een )?(?:${SELF})${upTo(30)}\b(?:aan de slag|inschrijven|uitvoeren|reageren|factureren)\b`,
  String.raw`${SELF}[^.;?!]{0,60}\bmodelovereenkomst|\bmodelovereenkomst[^.;?!]{0,60}${SELF}`,
  String.raw`\b(?:zoek|zoeken|gezocht|looking for)\b[^.;?!]{0,15}\bzelfstandige? (?:ondernemer|professional)\b|\b(?:zoek|zoeken|gezocht|looking for)\b[^.;?!]{0,50}\b(?:freelance|zzp)\b|${SELF} gezocht\b`,
  String.raw`\b(?:op|via)(?: basis van)? (?:een )?(?:zzp|freelance)(?:[- ]?basis)\b`,
  String.raw`\b(?:zzp|freelance)[- ](?:opdracht|klus)\b`,
  String.raw`\b(?:kandidaat|kandidaten|je|u) (?:mag|mogen) (?:ook )?(?:een )?${SELF}(?: zijn)?`,
  String.raw`(?:^|, )(?:maar )?ook (?:rechtstreeks |eventueel )?(?:als |via )(?:een )?${SELF}`,
  String.raw`\bgeen (?:bezwaar tegen|probleem met|beperking voor) (?:de inzet van )?(?:een )?${SELF}|${SELF}${upTo(40)}\bgeen (?:enkel )?(?:probleem|bezwaar)|${SELF} (?:is|zijn) niet uitgesloten`,
  String.raw`(?<![a-z])zzp ?(?:mogelijk|toegestaan)? ?:? ?(?:✓|✔|☑|✅)`,
)
/** Names both forms as alternatives, which texts about freelancers in general do as well. */
const alternatives = patternsOf(
  String.raw`\b${EMPLOYED}\b[^.;?!]{0,20}(?:\b(?:of|dan wel|or)\b|[/&+])[^.;?!]{0,25}${SELF}`,
  String.raw`\bzowel\b[^.;?!]{0,60}(?:${EMPLOYED}[^.;?!]{0,40}${SELF}|${SELF}[^.;?!]{0,40}${EMPLOYED})`,
  String.raw`${SELF}[^.;?!]{0,15}(?:\b(?:of|dan wel|or)\b|[/&+])[^.;?!]{0,20}\b${EMPLOYED}`,
  String.raw`\binzet (?:als|via|op basis van)(?: een)? ${SELF}`,
)
const denial = new RegExp(
  String.raw`\bgeen (?!(?:enkel )?(?:probleem|bezwaar|belemmering|beperking))|\bniet (?!uitgesloten)|\b(?:nee|nooit|not|no|teleurstellen|terzijde)\b|[✗✘❌☐]|\b(?:alleen|uitsluitend|enkel)\b[^.;]{0,50}\b(?:${EMPLOYED}|midlance)`,
)
/** A sentence with one of these does not allow anything, whatever else it says. */
const saysSomethingElse = [aboutOtherThings, aboutFreelancersInGeneral, isOpenQuestion, denial]
const titles = patternsOf(
  String.raw`^(?:freelance|zzp)\b`,
  String.raw`\((?:zzp|freelance)\)`,
  String.raw`\b(?:zzp|freelance)[- ]opdracht\b`,
)

function fromProse([title = '', ...lines]: readonly string[]): Evidence | null {
  const sentences = lines.flatMap(sentencesOf)
  return (
    firstOf(sentences, false, sentence => {
      if (aboutOtherThings.test(sentence) || isOpenQuestion.test(sentence)) return null
      return matchOf(refusals, sentence) ?? (self.test(sentence) ? null : matchOf(employedOnly, sentence))
    }) ??
    firstOf([title], true, sentence => matchOf(titles, sentence)) ??
    firstOf(sentences, true, sentence => {
      if (sentence.endsWith('?') || saysSomethingElse.some(pattern => pattern.test(sentence))) return null
      return matchOf([...permissions, ...alternatives], sentence)
    })
  )
}

/** A question keeps its answer: 'Werk je als zzp'er? Dan …', 'Kan dat als zzp'er? Ja'. */
const sentencesOf = (line: string): readonly string[] =>
  line
    .split(/(?<=[.!;])\s+|(?<=\?)\s+(?!(?:dan|ja|jazeker|nee|helaas|dat kan|antwoord|zeker|prima|geen probleem)\b)/i)
    .map(sentence => sentence.trim())

function firstOf(
  sentences: readonly string[],
  isAllowed: boolean,
  find: (flatSentence: string) => number | null,
): Evidence | null {
  for (const sentence of sentences) {
    const at = find(flat(sentence))
    if (at !== null) return { isAllowed, quote: quoteOf(sentence, at) }
  }
  return null
}

function matchOf(patterns: readonly RegExp[], sentence: string): number | null {
  for (const pattern of patterns) {
    const found = pattern.exec(sentence)
    if (found) return found.index
  }
  return null
}

/** The sentence, or as much of it around the words as fits. */
function quoteOf(sentence: string, at: number): string {
  if (sentence.length <= MAX_QUOTE_LENGTH) return sentence
  const start = Math.max(0, Math.min(at - 20, sentence.length - MAX_QUOTE_LENGTH + 2))
  const from = start === 0 ? 0 : sentence.indexOf(' ', start) + 1
  const room = MAX_QUOTE_LENGTH - (from > 0 ? 1 : 0) - 1
  const part = sentence.slice(from, from + room)
  const isCut = from + room < sentence.length
  return `${from > 0 ? '…' : ''}${(isCut ? part.slice(0, part.lastIndexOf(' ')) : part).toWellFormed()}${isCut ? '…' : ''}`
}

const labelled = new RegExp(`^(?:[-•*] ?)*([^:?]{2,${MAX_LABEL_LENGTH}})[:?] ?(.*)$`)
const contractLabel =
  /^(?:contract ?vorm|vorm|soort (?:contract|dienstverband|inzet|opdracht)|type (?:contract|dienstverband|inzet|opdracht)|contracttype|contract|dienstverband|samenwerkingsvorm|contract type|(?:type|soort) inhuur|inhuurvorm|arbeidsvorm|inzetvorm|inhuur via|arbeidsrelatie|contractsoort)$/
const yes =
  /^(?:ja|j|yes|geen (?:probleem|bezwaar)|mogelijk|toegestaan|akkoord|ok|is mogelijk|is toegestaan|bespreekbaar|welkom)\b/
const no =
  /^(?:nee|neen|n|no|niet|geen(?! (?:probleem|bezwaar))|uitgesloten|is niet|helaas niet|n\.?v\.?t\.?|niet mogelijk|niet toegestaan)(?![a-z])/

/** 'ZZP mogelijk: Nee', 'Contractvorm: detachering of zzp'; the answer may be on the next line. */
function fromLabels(lines: readonly string[]): Evidence | null {
  for (const [index, line] of lines.entries()) {
    const [, label, beside] = labelled.exec(flat(line)) ?? []
    if (label === undefined || beside === undefined) continue
    const next = beside === '' ? (lines[index + 1] ?? '').trim() : ''
    const answer = beside || (next.length <= MAX_LABEL_LENGTH ? flat(next) : '')
    const quote = quoteOf(next ? `${line.trim()} ${next}` : line.trim(), 0)
    if (contractLabel.test(label.trim())) {
      // A sentence is read with the others.
      const [form = ''] = answer.split(/[.;] /)
      const found = form.split(' ').length > MAX_FORM_WORDS ? null : fromContractForm(form)
      if (found) return { ...found, quote }
    } else if (isQuestion(label)) {
      if (no.test(answer) || matchOf(employedOnly, answer) !== null) return { isAllowed: false, quote }
      if (yes.test(answer)) return { isAllowed: true, quote }
    }
  }
  return null
}

/** Whether a label asks about the self-employed, and about nothing else: 'ZZP', 'Inzet zzp toegestaan', 'Is zzp mogelijk'. */
const isQuestion = (label: string): boolean =>
  self.test(label) &&
  /^(?:is |kan |mag |inzet |inhuur |van |als |een |op |basis |door |voor |ook )*(?:z\.?z\.?p|zelfstandig|freelance)/.test(
    label,
  ) &&
  !aboutOtherThings.test(label) &&
  !/\b(?:tarief|termijn|kosten|eisen|verzekering|documenten|vragen)\b/.test(label)

/** Secondment alone stays unknown: lists use the word for every assignment of an intermediary. */
function fromContractForm(given: string): Evidence | null {
  const form = flat(given.slice(0, MAX_QUOTE_LENGTH)).trim()
  const quote = given.slice(0, MAX_QUOTE_LENGTH).trim()
  if (/\b(?:nog (?:niet |on)bekend|hangt af|afhankelijk)\b/.test(form)) return null
  if (/\b(?:zzp\w*|freelance\w*|zelfstandigen?|interim en zzp)\b/.test(form) || self.test(form)) {
    const isRefused = matchOf(refusals, form) !== null || /^(?:nee|geen|niet)\b/.test(form)
    return { isAllowed: !isRefused, quote }
  }
  const isEmployed =
    /\b(?:loondienst|payroll\w*|arbeidsovereenkomst|arbeidscontract)\b/.test(form) ||
    matchOf(employedOnly, form) !== null
  return isEmployed ? { isAllowed: false, quote } : null
}
