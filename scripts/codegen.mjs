/**
 * `npm run codegen`: writes schema.graphql and the web client's limits from the code, and the typed hooks from the
 * operations beside the screens.
 */
import path from 'node:path'
import { install, root, step, tool } from './lib/steps.mjs'

process.chdir(root)
// `--for-web` is a step of the preparation: the API is built by then, and schema.graphql is taken as it is in git.
if (!process.argv.includes('--for-web')) {
  install()
  step('Building the API', ...tool('tsc', '-b', 'api'))
  step('Printing the schema', process.execPath, [path.join(root, 'api/dist/tools/print-schema.js'), 'schema.graphql'])
}
step('Printing the limits', process.execPath, [
  path.join(root, 'api/dist/tools/print-limits.js'),
  'web/src/limits.generated.ts',
])
step('Generating the hooks', ...tool('graphql-codegen', '--config', 'codegen.yml'))
