import { expect, test } from '@jest/globals'
import pg from 'pg'
import { emptyDatabase } from '../../test/database.js'
import { readTexts } from './read-texts.js'

void pg
