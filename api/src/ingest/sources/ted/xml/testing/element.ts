export type Content = string | number | null | undefined | readonly Content[]
type Attributes = Readonly<Record<string, string | undefined>>

/** Builds `<name a="1">content</name>`; empty without content and attributes. */
export function element(name: string, content: Content, attributes: Attributes = {}): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
  const inside = joined(content)
  if (inside === '' && given.length === 0) return ''
  const written = given.map(([key, value]) => ` ${key}="${value}"`).join('')
  return `<${name}${written}>${inside}</${name}>`
}

/** Content is raw markup: text is not escaped. */
export const joined = (content: Content): string =>
  typeof content === 'object' ? (content?.map(joined).join('') ?? '') : String(content ?? '')
