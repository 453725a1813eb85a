interface ChangeOfSource {
  readonly headline: string
  readonly source: { readonly key: string; readonly name: string }
}

/** The name of the source of a change that only a copy had; null for the tender's own, and when the headline names it. */
export const otherSource = ({ headline, source }: ChangeOfSource, own: { readonly key: string }): string | null =>
  source.key === own.key || headline.endsWith(source.name) ? null : source.name
