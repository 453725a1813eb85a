import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

const gzip = defineAlgorithm('gzip', { level: 9 })
const brotli = defineAlgorithm('brotliCompress', {})

/** A build of its own: its editor is several megabytes, of which nothing may get into the chunks of the web client. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  plugins: [react(), compression({ include: /\.(?:js|css)$/, algorithms: [gzip, brotli] })],
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, target: 'es2023', chunkSizeWarningLimit: 10_000 },
})
