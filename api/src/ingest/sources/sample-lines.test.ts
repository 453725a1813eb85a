import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { z } from 'zod'
import { readFolder } from './sample-lines.js'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-samples-'))
afterAll(() => fs.rmSync(root, { recursive: true }))

const sample = z.strictObject({ title: z.string() })

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(root, 'site-'))
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text)
  return folder
}

test('samples are the lines of all files, in order of file name', () => {
  const folder = folderWith({ 'b.jsonl': '{"title":"3"}', 'a.jsonl': '{"title":"1"}\n{"title":"2"}\n', 'wire.ts': 'x' })
  expect(readFolder(folder, sample).map(({ title }) => title)).toEqual(['1', '2', '3'])
})

test.each([
  ['that is no JSON', '{"title":"1"}\n{"title":', /a\.jsonl:2 is no JSON$/],
  ['that is empty', '{"title":"1"}\n\n{"title":"2"}', /a\.jsonl:2 is no JSON$/],
  ['of another type', '{"title":7}', /a\.jsonl:1 is no sample: title: /],
  ['with a word too many', '{"title":"1","titel":"2"}', /a\.jsonl:1 is no sample: .*titel/],
])('a line %s is an error that names file and line', (_what, text, message) => {
  expect(() => readFolder(folderWith({ 'a.jsonl': text }), sample)).toThrow(message)
})

test('a site without samples causes an error that says so', () => {
  expect(() => readFolder(folderWith({}), sample)).toThrow(/holds no samples: at least one file of JSON lines/)
})
