import fs from 'node:fs'

export default async function tearDown() {
  const { stop, directory } = globalThis.testPostgres
  await stop()
  fs.rmSync(directory, { recursive: true, force: true })
}
