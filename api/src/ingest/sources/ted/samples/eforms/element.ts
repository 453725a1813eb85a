import { XMLBuilder } from 'fast-xml-parser'
import { isPresent } from '../../xml/values/words.js'

/** Node of the XML builder: its name with its children and optional attributes. */
export type Element = Readonly<Record<string, unknown>>
type Attributes = Readonly<Record<string, string>>

const builder = new XMLBuilder({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '' })

/** Skips null children, because most of eForms is optional. */
export function element(
  name: string,
  content: string | number | readonly (Element | null)[],
  attributes?: Attributes,
): Element {
  const children = typeof content === 'object' ? content.filter(isPresent) : [{ '#text': String(content) }]
  return attributes ? { [name]: children, ':@': attributes } : { [name]: children }
}

export const xmlOf = (root: Element): string =>
  builder.build([{ '?xml': [], ':@': { version: '1.0', encoding: 'UTF-8', standalone: 'no' } }, root])

/** An ID element, which eForms use for definitions and references alike. */
export const idOf = (scheme: string, id: string): Element => element('cbc:ID', id, { schemeName: scheme })

export const codeOf = (name: string, list: string, code: string): Element => element(name, code, { listName: list })

export const euros = (name: string, amount: number): Element => element(name, amount.toFixed(2), { currencyID: 'EUR' })

export const inDutch = (name: string, text: string): Element => element(name, text, { languageID: 'NLD' })

/** English comes first, so that a reader that takes the first language fails the tests. */
export const inLanguages = (name: string, dutch: string, english: string | undefined): readonly Element[] => [
  ...(english ? [element(name, english, { languageID: 'ENG' })] : []),
  inDutch(name, dutch),
]

/** The element for eForms extensions of UBL. */
export const extension = (content: readonly (Element | null)[]): Element =>
  element('ext:UBLExtensions', [
    element('ext:UBLExtension', [element('ext:ExtensionContent', [element('efext:EformsExtension', content)])]),
  ])

/** Reference to an organization by its id. */
export const partyOf = (name: string, organization: string, before: readonly Element[] = []): Element =>
  element(name, [...before, element('cac:PartyIdentification', [idOf('organization', organization)])])

export const country = (): Element => element('cac:Country', [codeOf('cbc:IdentificationCode', 'country', 'NLD')])
