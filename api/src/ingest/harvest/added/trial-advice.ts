import { RedirectedElsewhere, type SourceError } from '../../../platform/fetching/source-error.js'
import { parseUrl } from '../../../platform/validation/parse-url.js'
import { SourceAdapter } from '../../../reference/added-sources.js'
import { MAX_SOURCE_ADDRESS_LENGTH } from '../../../reference/limits.js'
import type { Settings } from '../../../platform/settings/settings.js'
import { readableAddress } from './source-address.js'

interface Tried {
  readonly address: string
  readonly adapter: SourceAdapter
  readonly settings: Pick<Settings, 'environment'>
}

/** Dutch sentence that says why a trial failed and what to do about it. */
export function sentenceOf(error: SourceError, tried: Tried): string {
  const target = error instanceof RedirectedElsewhere ? targetOf(error, tried) : null
  if (target) return `Dit adres stuurt door naar ${target}. Vul dat adres in.`
  return `${error.message} ${adviceOn(error, tried.adapter)}`
}

/** Null when the target could not be added as a source either. */
function targetOf({ target }: RedirectedElsewhere, { address, settings }: Tried): string | null {
  // robots.txt is fetched first, so a site that moved redirects that request.
  const moved = target.pathname === '/robots.txt' ? parseUrl(pathOf(address), target.href) : target
  const read = moved && readableAddress(moved.href, settings)
  return read && 'address' in read && read.address.length <= MAX_SOURCE_ADDRESS_LENGTH ? read.address : null
}

const pathOf = (address: string): string => address.slice(new URL(address).origin.length)

function adviceOn({ kind, status }: SourceError, adapter: SourceAdapter): string {
  if (status !== undefined) return adviceByStatus[status] ?? (status < 500 ? 'Controleer het adres.' : LATER)
  return kind === 'unexpected' ? adviceByAdapter[adapter] : adviceByKind[kind]
}

const LATER = 'Probeer het later nog eens.'
const ASK = 'Vraag de beheerder van de site of wij het mogen lezen.'
const GONE = 'Dit adres bestaat daar niet. Controleer het adres.'

const adviceByStatus: Readonly<Partial<Record<number, string>>> = {
  401: ASK,
  403: ASK,
  404: GONE,
  410: GONE,
  429: LATER,
}

const adviceByKind: Readonly<Record<Exclude<SourceError['kind'], 'unexpected'>, string>> = {
  unreachable: 'Controleer het adres, of probeer het later nog eens.',
  refused: ASK,
  limit: 'Probeer het later nog eens, of vul het adres in van een kortere lijst.',
  oversized: 'Vul het adres in van een kortere lijst, bijvoorbeeld met alleen het nieuwste.',
}

const adviceByAdapter: Readonly<Record<SourceAdapter, string>> = {
  [SourceAdapter.FEED]: 'Controleer of dit het adres van de feed zelf is, en niet van een gewone webpagina.',
  [SourceAdapter.OCDS]: 'Controleer of dit het adres van het JSON-bestand zelf is, en niet van een gewone webpagina.',
}
