import fs from 'node:fs'
import path from 'node:path'
import { root } from './steps.mjs'

/** Test files below these folders, relative to the root and with forward slashes. */
export function testFiles(...folders) {
  return folders.flatMap(folder =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true })
      .map(file => path.posix.join(folder, file.split(path.sep).join('/')))
      .filter(file => /\.(test|spec)\.tsx?$/.test(file) && !/\/(node_modules|dist)\//.test(file))
      .sort(),
  )
}
