/** Pass to Node as `--import` to run TypeScript. */
import { register } from 'node:module'

register('./typescript-hooks.mjs', import.meta.url)
