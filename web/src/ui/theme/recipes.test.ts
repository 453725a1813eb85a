import fs from 'node:fs'
import path from 'node:path'
import { recipes, slotRecipes } from '@chakra-ui/react/theme'
import { expect, test } from '@jest/globals'
import { usedRecipes, usedSlotRecipes } from './recipes'

const SOURCES = 'web/src'

/** Chakra components that our code imports, by recipe name: 'DataList' is 'dataList'. */
function importedNames(): Set<string> {
  const names = new Set<string>()
  for (const file of fs.readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue
    const text = fs.readFileSync(path.join(SOURCES, file), 'utf8')
    for (const [, list] of text.matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g))
      for (const name of list!.split(',').map(part => part.trim())) if (name) names.add(recipeOf(name))
  }
  return names
}

const recipeOf = (component: string) => component.charAt(0).toLowerCase() + component.slice(1)

test('every Chakra component in use has its recipe in the theme', () => {
  const known = new Set([...Object.keys(recipes), ...Object.keys(slotRecipes)])
  const ours = new Set([...Object.keys(usedRecipes), ...Object.keys(usedSlotRecipes)])
  const bare = [...importedNames()].filter(name => known.has(name) && !ours.has(name))
  expect(bare).toEqual([])
})
