import 'reflect-metadata'
import { log } from '../src/log.js'

log.level = 'silent'
