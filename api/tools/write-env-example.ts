import { writeFileSync } from 'node:fs'
import { connectors } from '../src/ingest/sources/registry.js'
import { envExample } from './env-example.js'

/** `npm run env:example`: writes .env.example. */
writeFileSync('.env.example', envExample(connectors))
