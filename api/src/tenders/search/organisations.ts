import { keyOfTerm } from './stem.js'

/**
 * Abbreviations of kinds of organisations: 'VR Kustland' is Veiligheidsregio Kustland. They are searched in every text, because titles do
 * not contain these names.
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
