import { writeFileSync } from 'node:fs'
import { connectors } from '../src/sources/registry.js'
import { envExample } from './env-example.js'

/** Writes `.env.example` to the given file. */
const [file] = process.argv.slice(2)
if (!file) throw new Error('usage: write-env-example <file>')
writeFileSync(file, envExample(connectors))
