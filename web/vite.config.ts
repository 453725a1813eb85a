import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

// The browser's own Host stays as it is: the API lets in what comes from its own pages.
const api = { target: `http://localhost:${process.env.PORT || 4000}`, ws: true }

const gzip = defineAlgorithm('gzip', { level: 9 })
const brotli = defineAlgorithm('brotliCompress', {})

export default defineConfig({
  plugins: [react(), compression({ include: /\.(?:js|css)$/, algorithms: [gzip, brotli] })],
  // RxJS gives modern syntax only to who asks for it.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2023',
    // Chakra makes a configuration with all its recipes as it is imported; nobody uses it, so it can stay out.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['defineConfig', 'defineRecipe', 'defineSlotRecipe'] },
      output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/graphql': api, '/api': api, '/oidc': api } },
})
