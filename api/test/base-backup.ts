import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { DataSource } from 'typeorm'

/**
 * A base backup without pg_basebackup, as described in PostgreSQL's manual: copies the files of the running server.
 * @param source a superuser's
 * @param settings lines for the configuration of the copy
 */
export async function backUp(
  source: DataSource,
  {
    from,
    to,
    signal,
    settings,
  }: { from: string; to: string; signal: 'recovery' | 'standby'; settings: readonly string[] },
): Promise<void> {
  const runner = source.createQueryRunner()
  await runner.query(`SELECT pg_backup_start('nightly', true)`)
  execFileSync('cp', ['-a', from, to])
  const [{ label }] = (await runner.query(`SELECT labelfile AS label FROM pg_backup_stop()`)) as [{ label: string }]
  await runner.release()
  const { uid, gid } = fs.statSync(from)
  for (const left of ['postmaster.pid', 'postmaster.opts']) fs.rmSync(path.join(to, left))
  for (const [file, text] of [
    ['backup_label', label],
    [`${signal}.signal`, ''],
  ] as const) {
    fs.writeFileSync(path.join(to, file), text)
    fs.chownSync(path.join(to, file), uid, gid)
  }
  fs.appendFileSync(path.join(to, 'postgresql.auto.conf'), settings.map(line => `${line}\n`).join(''))
}
