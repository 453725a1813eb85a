import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { prerenderedParts } from './prerender-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

// The proxy keeps the browser's Host header: the API accepts changes from its own origin only (CSRF).
const api = { target: `http://localhost:${process.env.PORT || 4000}`, ws: true }

const gzip = defineAlgorithm('gzip', { level: 9 })
const brotli = defineAlgorithm('brotliCompress', {})

/** Chakra's names for the imported anatomies, and its own. */
const partsOf = (...names: readonly string[]) =>
  names.flatMap(line => line.split(' ')).flatMap(name => [`${name}Anatomy`, `${name}Anatomy$1`])

export default defineConfig({
  plugins: [
    react(),
    prerenderedParts(),
    serviceWorker(),
    compression({ include: /\.(?:js|css)$/, algorithms: [gzip, brotli] }),
  ],
  // RxJS exports its modern build under this condition only.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // Its exports offer the build with warnings only.
    alias: [
      {
        find: /^react-router$/,
        replacement: fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2023',
    // The oldest that know ES2023 and cascade layers.
    cssTarget: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // An older browser that does not preload modules fetches them a little later.
    modulePreload: { polyfill: false },
    // Tree shaking: Chakra builds a configuration with all its recipes on import, which we do not use; nor do we use what
    // Emotion imports for class components.
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: [
          'defineConfig',
          'defineRecipe',
          'defineSlotRecipe',
          'createIcon',
          'createAnatomy',
          // What @zag-js and Chakra derive from one another's lists of a component's parts.
          'anatomy',
          ...partsOf(
            'accordion clipboard colorPicker combobox datePicker dialog editable field fieldset fileUpload listbox menu popover',
            'radioGroup ratingGroup select slider splitter switch',
          ),
          'createRecipeContext',
          'createSlotRecipeContext',
          'createContext',
          'chakra',
        ],
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // One file for the first load.
          groups: [
            {
              name: 'app',
              tags: ['$initial'],
              priority: 1,
            },
            // What the landing page would fetch in a file each.
            {
              name: 'small',
              minShareCount: 2,
              test: /icons\/[\w-]+\.mjs$|components\/(?:list|grid)\/|layout\/contact|ui\/UnfoldButton/,
            },
            // The first load names every file.
            { name: 'choosing', minShareCount: 2, test: /ui\/(?:CheckRow|WordsField)\.|search\/usePaused\./ },
          ],
        },
      },
    },
  },
  // /graphiql is a build of its own: its editor's workers cannot be bundled ahead here.
  optimizeDeps: { entries: ['index.html'] },
  server: { port: 5173, strictPort: true, proxy: { '/graphql': api, '/graphiql': api, '/api': api, '/oidc': api } },
})
