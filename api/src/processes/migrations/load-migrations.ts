import fs from 'node:fs'
import type { MigrationInterface } from 'typeorm'

type Migration = new () => MigrationInterface

/** Loads every file of this folder whose name begins with its timestamp: `1795219200000-start`. TypeORM sorts by it. */
export async function loadMigrations(): Promise<Migration[]> {
  const files = fs.readdirSync(import.meta.dirname).filter(name => /^\d+-[\w-]+\.(?:js|ts)$/.test(name))
  const modules: Readonly<Record<string, Migration>>[] = []
  // One after the other: modules that share an import cannot always be loaded at once in a test.
  for (const name of files) modules.push((await import(`./${name}`)) as Record<string, Migration>)
  return modules.flatMap(module => Object.values(module))
}
