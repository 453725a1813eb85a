import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { claim, findRunning, release } from './running.js'

let directory = ''
const children: ChildProcess[] = []

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-running-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  fs.rmSync(directory, { recursive: true, force: true })
})

const trace = () => path.join(directory, 'running.json')
const leave = (text: string) => fs.writeFileSync(trace(), text)

/** Another process on this machine, idle until it is ended. */
async function another(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] })
  children.push(child)
  await once(child, 'spawn')
  return child
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

describe('an unusable process file', () => {
  test.each([
    '',
    'x',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    '{"pid":null}',
    '{"pid":"x"}',
    '{"pid":1.5}',
    '{"pid":99999999,"url":"http://localhost:4000"}',
  ])('%j is no running process, and does not block the claim', text => {
    leave(text)
    expect(findRunning(directory)).toBeNull()
    expect(claim(directory, 'http://localhost:4000')).toBeNull()
    expect(findRunning(directory)).toEqual({ pid: process.pid, url: 'http://localhost:4000' })
  })

  test('a directory that does not exist, or has no process file, has no running process', () => {
    expect(findRunning(directory)).toBeNull()
    expect(findRunning(path.join(directory, 'nergens'))).toBeNull()
  })

  test('of a process that died is taken over', async () => {
    const child = await another()
    leave(JSON.stringify({ pid: child.pid, url: 'http://localhost:1' }))
    expect(findRunning(directory)).toEqual({ pid: child.pid, url: 'http://localhost:1' })
    await end(child)
    expect(findRunning(directory)).toBeNull()
    expect(claim(directory, 'http://localhost:2')).toBeNull()
    expect(findRunning(directory)).toEqual({ pid: process.pid, url: 'http://localhost:2' })
  })
})

describe('a claim', () => {
  test('of a directory where another process runs returns that process, and changes nothing', async () => {
    const child = await another()
    const first = { pid: child.pid, url: 'http://localhost:4000' }
    leave(JSON.stringify(first))
    for (const url of ['http://localhost:4000', 'http://localhost:5000']) expect(claim(directory, url)).toEqual(first)
    expect(findRunning(directory)).toEqual(first)
  })

  test('makes the directory, and records process id and address', () => {
    directory = path.join(directory, 'diep', 'er')
    expect(claim(directory, 'http://localhost:4000')).toBeNull()
    expect(findRunning(directory)).toEqual({ pid: process.pid, url: 'http://localhost:4000' })
  })

  test('twice by the same process is one claim, with the last address', () => {
    expect(claim(directory, 'http://localhost:4000')).toBeNull()
    expect(claim(directory, 'http://localhost:5000')).toBeNull()
    expect(findRunning(directory)).toEqual({ pid: process.pid, url: 'http://localhost:5000' })
  })

  test('of a directory that cannot be written is an error, not a loop', () => {
    const file = path.join(directory, 'bestand')
    fs.writeFileSync(file, '')
    expect(() => claim(file, 'http://localhost:4000')).toThrow(/EEXIST|ENOTDIR/)
  })
})

describe('releasing a claim', () => {
  test('removes the process file, and the next claim succeeds', () => {
    claim(directory, 'http://localhost:4000')
    release(directory)
    expect(fs.readdirSync(directory)).toEqual([])
    expect(findRunning(directory)).toBeNull()
    expect(claim(directory, 'http://localhost:5000')).toBeNull()
  })

  test('of a directory that is not claimed is no error', () => {
    release(directory)
    release(path.join(directory, 'nergens'))
  })
})
