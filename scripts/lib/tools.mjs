/** The tools of `npm run tool`, by name. */
import { becomeTool } from './steps.mjs'

const tool = (about, run) => ({ about, run })
const built = (about, file, options) => tool(about, () => becomeTool(file, options))

export const tools = {
  admin: built('<e-mail>: makes somebody who has an account an administrator', 'tools/make-admin.js'),
  'awards:import': built(
    '<file.json>: stores the winners from a data set of TenderNed (OCDS)',
    'tools/import-awards.js',
  ),
  bench: built('measures the CPU time of requests; see docs/performance.md', 'bench/main.js', { hasBrowser: false }),
  'check:commands': tool(
    '[words]: runs every command that docs/commands.md lists',
    () => import('../check-commands.mjs'),
  ),
  'check:notices': built('<folder>: compares saved notices with their expected.jsonl', 'tools/check-notices.js'),
  'check:places': built('<file.jsonl>: counts the places for which a province is found', 'tools/check-places.js'),
  db: built('dump|restore <file>: copies all data into a file, or back', 'tools/database.js'),
  docs: built('writes docs/configuration.md, .env.example and the tables of docs/operating.md', 'tools/write-docs.js'),
  faults: built('injects faults into a separate instance; see docs/operating.md', 'faults/main.js'),
  'fit:categories': built('fits the confidence of the categoriser to labelled titles', 'tools/fit-categories.js'),
  icons: tool('draws the icons of the installed product from its logo', () => import('../icons.mjs')),
  image: built('runs the steps of docker/Dockerfile, without Docker, and starts what they make', 'tools/image.js', {
    hasBrowser: false,
  }),
  'parse:notice': built('<file.xml>…: prints notices of TED as JSON', 'tools/parse-notice.js'),
  sbom: tool('[<file>]: writes a bill of materials and checks the licences', () => import('../sbom.mjs')),
  'score:categories': built('scores the categoriser on labelled titles', 'tools/score-categories.js'),
  'score:duplicates': built('scores duplicate detection on judged pairs', 'tools/score-duplicates.js'),
  'score:zzp': built('scores how assignments are read on self-employment', 'tools/score-zzp.js'),
  'score:fit': built("scores 'Past bij mij' on judged pairs of profile and assignment", 'tools/score-fit.js'),
  'score:search': built('scores search on judged queries', 'tools/score-search.js'),
  sources: built('lists the sources and how each is read', 'tools/print-sources.js'),
  'test:cluster': built('failures of a whole cluster, on engines of Debian; see docs/scaling.md', 'cluster/main.js'),
  'try:source': built('<source> <folder>: reads saved answers of a source', 'tools/try-source.js'),
}
