import { Parser } from 'htmlparser2'
import { parseUrl } from '../../../platform/validation/parse-url.js'

/** Content of a card: its link, texts by class, and values by caption. */
interface Card {
  link: string
  readonly texts: Map<string, string>
  readonly facts: Map<string, string>
}

const CARD = 'css-foundjob'
const text = new Set(['css-jobtitle', 'css-customer'])

/**
 * Parses the cards of a search result to the fields of the site's JSON. A card repeats its values for each screen
 * width; the first wins.
 */
export const jobsOnCards = (html: string): readonly object[] => cardsIn(html).map(jobOn)

function jobOn({ link, texts, facts }: Card): object {
  const fact = (caption: string) => facts.get(caption) ?? null
  const day = fact('einde inschrijfdatum')
  return {
    avnummer: fact('aanvraagnummer') ?? parseUrl(link)?.searchParams.get('aanvraagnr'),
    opdracht: texts.get('css-jobtitle'),
    opdrachtgever: texts.get('css-customer'),
    sluiting_inschrijving: day && [day, fact('eindtijd')].filter(Boolean).join(' '),
    regio: fact('regio'),
    urenperweek: fact('uren per week'),
    aanvang: fact('start'),
    aantal_professionals: fact('aantal professionals'),
    verlengingsoptie: fact('opties verlenging'),
  }
}

function cardsIn(html: string): readonly Card[] {
  const cards: Card[] = []
  let reading: { name: string; text: string } | null = null
  let caption = ''
  let linkDepth = 0
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const classes = (attributes.class ?? '').split(/\s+/)
      if (classes.includes(CARD))
        cards.push({ link: attributes['data-kbslinkurl'] ?? '', texts: new Map(), facts: new Map() })
      if (name === 'a') linkDepth++
      if (name !== 'div') return
      const wanted = classes.find(one => text.has(one) || one === 'css-caption' || one === 'css-value')
      reading = wanted ? { name: wanted, text: '' } : null
    },
    ontext: part => {
      // Ignores a button after a value, such as 'agenda'.
      if (reading && linkDepth === 0) reading.text += part
    },
    onclosetag: name => {
      if (name === 'a') linkDepth = Math.max(0, linkDepth - 1)
      const card = cards.at(-1)
      if (name !== 'div' || !reading || !card) return
      keep(card, reading.name, reading.text.replace(/\s+/g, ' ').trim())
      reading = null
    },
  })
  parser.end(html)
  return cards

  function keep({ texts, facts }: Card, name: string, said: string): void {
    if (name === 'css-caption') caption = said.toLowerCase()
    else if (name === 'css-value' && !facts.has(caption)) facts.set(caption, said)
    else if (text.has(name) && !texts.has(name)) texts.set(name, said)
  }
}

const FORM_FIELD = /^kbs_flx_\w{1,60}$/

/** The hidden fields of the search form on a page. */
export function hiddenFieldsIn(html: string): Readonly<Record<string, string>> {
  const fields = new Map<string, string>()
  const parser = new Parser({
    onopentag: (tag, { type, name, value }) => {
      if (tag === 'input' && type?.toLowerCase() === 'hidden' && name && FORM_FIELD.test(name))
        fields.set(name, value ?? '')
    },
  })
  parser.end(html)
  return Object.fromEntries(fields)
}
