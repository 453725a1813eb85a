import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = 'http://localhost:4000'

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, target: 'es2023' },
  server: { proxy: { '/graphql': api, '/api': api } },
})
