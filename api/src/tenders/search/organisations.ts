import { keyOfTerm } from './stem.js'

/**
 * How kinds of organisations are abbreviated. Asked of every text, since it is names that have them and not titles: 'VR Kustland'
 * is Veiligheidsregio Kustland.
 */
const kinds = new Map(
  Object.entries({
    gem: 'gemeente',
    hhs: 'hoogheemraadschap',
    hs: 'hogeschool',
    min: 'ministerie',
    mc: 'medisch centrum',
    od: 'omgevingsdienst',
    prov: 'provincie',
    uni: 'universiteit',
    univ: 'universiteit',
    vr: 'veiligheidsregio',
    ws: 'waterschap',
  }).map(([short, kind]) => [keyOfTerm(short), kind]),
)

/** @param key of a word that was typed */
export const organisationOf = (key: string): string | undefined => kinds.get(key)
