import react from '@vitejs/plugin-react'
import { prerenderedParts } from './prerender-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

// The proxy keeps the browser's Host header, because the API accepts mutations only from its own origin (CSRF).
const api = { target: `http://localhost:${process.env.PORT || 4000}`, ws: true }

const gzip = defineAlgorithm('gzip', { level: 9 })
const brotli = defineAlgorithm('brotliCompress', {})

export default defineConfig({
  plugins: [
    react(),
    prerenderedParts(),
    serviceWorker(),
    compression({ include: /\.(?:js|css)$/, algorithms: [gzip, brotli] }),
  ],
  // RxJS exports its build for modern browsers under this condition.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    // The initial load is one file: the bundler would split it into ninety, one per set of pages that share a module.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } } },
    // Browsers without module preload fetch the modules slightly later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
  // /graphiql is a separate build, because the workers of its editor cannot be prebundled here.
  optimizeDeps: { entries: ['index.html'] },
  server: { port: 5173, strictPort: true, proxy: { '/graphql': api, '/graphiql': api, '/api': api, '/oidc': api } },
})
