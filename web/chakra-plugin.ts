import type { Plugin } from 'vite'
import { isWritten, withoutUnwritten } from './unwritten.ts'

interface Change {
  readonly file: RegExp
  readonly from: string | RegExp
  readonly to: (found: string) => string
}

const PRESET = { file: /chakra-ui\/react\/dist\/esm\/preset-base\.js$/, from: /^[^]+$/ }

const CHANGES: readonly Change[] = [
  {
    // The styles of every page are in the stylesheet (prerender-plugin.ts): making them is half of what the theme costs at each start.
    file: /styled-system\/system\.js$/,
    from: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
    to: () => 'const _global = [];',
  },
  {
    file: /styled-system\/system\.js$/,
    from: 'getTokenCss,\n    getGlobalCss,\n    getPreflightCss,',
    to: () => '',
  },
  {
    // Complexity: for each property of each style a list of a hundred and thirty names was made and searched.
    file: /styled-system\/conditions\.js$/,
    from: 'keys().includes(key)',
    to: () => 'Object.hasOwn(values, key)',
  },
  // All style properties and conditions that there are, of which we write a part.
  {
    file: /is-valid-prop\/dist\/index\.mjs$/,
    from: /(?<=cssPropertiesStr = ")[^"]+/,
    to: names => names.split(',').filter(isWritten).join(','),
  },
  { ...PRESET, to: code => withoutUnwritten(code, 'utilities', isWritten) },
  { ...PRESET, to: code => withoutUnwritten(code, 'defaultConditions', name => isWritten(`_${name}`)) },
]

const has = (code: string, what: string | RegExp) => (typeof what === 'string' ? code.includes(what) : what.test(code))

/** First load: takes out of Chakra what a start spends most on. Fails the build when Chakra no longer has what is replaced. */
export function lighterChakra(): Plugin {
  const made = new Set<Change>()
  return {
    name: 'lighter-chakra',
    apply: 'build',
    transform: {
      filter: { id: CHANGES.map(({ file }) => file) },
      handler(code, id) {
        const changes = CHANGES.filter(({ file, from }) => file.test(id) && has(code, from))
        for (const change of changes) made.add(change)
        return { code: changes.reduce((text, { from, to }) => text.replace(from, to), code), map: null }
      },
    },
    buildEnd(error) {
      if (error) return
      for (const change of CHANGES)
        if (!made.has(change)) this.error(`Chakra no longer has '${change.from}' in ${change.file}`)
    },
  }
}
