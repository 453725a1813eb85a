import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

const api = 'http://localhost:4000'

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
  server: { proxy: { '/graphql': api, '/api': api } },
})
