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

/** Another idle process on this machine. */
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
  ])('with the content %j means that no process is running, and does not block a claim', text => {
    leave(text)
    expect(findRunning(directory)).toBeNull()
    expect(claim(directory, 'http://localhost:4000')).toBeNull()
    expect(findRunning(directory)).toEqual({ pid: process.pid, url: 'http://localhost:4000' })
  })

  test('that does not exist, also because its directory does not, means that no process is running', () => {
    expect(findRunning(directory)).toBeNull()
    expect(findRunning(path.join(directory, 'nergens'))).toBeNull()
  })

  test('of a dead process is replaced by a claim', async () => {
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
  test('of a directory in use returns the running process, and changes nothing', async () => {
    const child = await another()
    const first = { pid: child.pid, url: 'http://localhost:4000' }
    leave(JSON.stringify(first))
    for (const url of ['http://localhost:4000', 'http://localhost:5000']) expect(claim(directory, url)).toEqual(first)
    expect(findRunning(directory)).toEqual(first)
  })

  test('creates the directory, and records process id and address', () => {
    directory = path.join(directory, 'diep', 'er')
    expect(claim(directory, 'http://localhost:4000')).toBeNull()
    expect(findRunning(directory)).toEqual({ pid: process.pid, url: 'http://localhost:4000' })
  })

  test('is idempotent for the same process, and keeps the last address', () => {
    expect(claim(directory, 'http://localhost:4000')).toBeNull()
    expect(claim(directory, 'http://localhost:5000')).toBeNull()
    expect(findRunning(directory)).toEqual({ pid: process.pid, url: 'http://localhost:5000' })
  })

  test('of a read-only directory fails instead of looping', () => {
    const file = path.join(directory, 'bestand')
    fs.writeFileSync(file, '')
    expect(() => claim(file, 'http://localhost:4000')).toThrow(/EEXIST|ENOTDIR/)
  })
})

describe('releasing a claim', () => {
  test('removes the process file, so that the next claim succeeds', () => {
    claim(directory, 'http://localhost:4000')
    release(directory)
    expect(fs.readdirSync(directory)).toEqual([])
    expect(findRunning(directory)).toBeNull()
    expect(claim(directory, 'http://localhost:5000')).toBeNull()
  })

  test('has no effect on a directory that is not claimed', () => {
    release(directory)
    release(path.join(directory, 'nergens'))
  })
})
