import fs from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** Where names of style properties and conditions are written: our code, and Chakra's components and recipes. */
const FOLDERS = [
  'src',
  ...['components', 'styled-system', 'theme'].map(name => `../node_modules/@chakra-ui/react/dist/esm/${name}`),
]

let words: ReadonlySet<string> | undefined

/** Whether a name is a word of that code. */
export function isWritten(name: string): boolean {
  words ??= new Set(FOLDERS.flatMap(wordsIn))
  return words.has(name)
}

function wordsIn(folder: string): string[] {
  const at = path.join(import.meta.dirname, folder)
  const files = fs
    .readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(?:tsx?|js)$/.test(file) && !/\.test\.tsx?$/.test(file))
  return files.flatMap(file => fs.readFileSync(path.join(at, file), 'utf8').match(/\b\w+\b/g) ?? [])
}

/** Dead code: a module without the properties of the object `name` that `isUsed` does not know by any of their names. */
export function withoutUnwritten(code: string, name: string, isUsed: (name: string) => boolean): string {
  const object = objectCalled(code, name)
  if (!object) throw new Error(`There is no object '${name}' any more`)
  return object.properties.reduceRight((text, property, index) => {
    if (property.type !== 'Property' || property.computed || namesOf(property).some(isUsed)) return text
    const end = object.properties[index + 1]?.start ?? object.end - 1
    return text.slice(0, property.start) + text.slice(end)
  }, code)
}

function objectCalled(code: string, name: string): ESTree.ObjectExpression | undefined {
  let found: ESTree.ObjectExpression | undefined
  const isCalled = (key: ESTree.Node) => key.type === 'Identifier' && key.name === name
  new Visitor({
    VariableDeclarator({ id, init }) {
      const [given] = init?.type === 'CallExpression' ? init.arguments : []
      if (isCalled(id) && given?.type === 'ObjectExpression') found = given
    },
    Property({ key, value }) {
      if (isCalled(key) && value.type === 'ObjectExpression') found = value
    },
  }).visit(parseSync('module.js', code).program)
  return found
}

/** A property's name and its shorthands: `paddingInline: { shorthand: ['paddingX', 'px'] }`. */
function namesOf({ key, value }: ESTree.ObjectProperty): string[] {
  const own = key.type === 'Identifier' ? [key.name] : []
  if (value.type !== 'ObjectExpression') return own
  const shorthands = value.properties.flatMap(property => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
    if (property.key.name !== 'shorthand') return []
    return property.value.type === 'ArrayExpression' ? property.value.elements : [property.value]
  })
  return [...own, ...shorthands.flatMap(name => (name?.type === 'Literal' ? [String(name.value)] : []))]
}
