import fs from 'node:fs'

/**
 * Fills in a configuration of docker/cluster, as envsubst does.
 * @throws Error for a variable without a value
 */
export function filled(file: string, values: Readonly<Record<string, string>>): string {
  return fs.readFileSync(file, 'utf8').replaceAll(/\$\{([A-Z]+_\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file} asks for ${name}, which this command does not know`)
    return value
  })
}
