import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

// The proxy keeps the browser's Host header: the API accepts changes from its own origin only (CSRF).
const api = { target: `http://localhost:${process.env.PORT || 4000}`, ws: true }

const gzip = defineAlgorithm('gzip', { level: 9 })
const brotli = defineAlgorithm('brotliCompress', {})

export default defineConfig({
  plugins: [react(), compression({ include: /\.(?:js|css)$/, algorithms: [gzip, brotli] })],
  // RxJS exports its modern build under this condition only.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2023',
    // Tree shaking: Chakra builds a configuration with all its recipes on import, which we do not use.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe'] },
      output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/graphql': api, '/api': api, '/oidc': api } },
})
