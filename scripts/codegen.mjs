/**
 * `npm run codegen`: writes schema.graphql and the web client's limits and labels from the code, and the typed hooks from the
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
step('Printing the constants', process.execPath, [path.join(root, 'api/dist/tools/print-constants.js'), 'web/src'])
step('Generating the hooks', ...tool('graphql-codegen', '--config', 'codegen.yml'))
