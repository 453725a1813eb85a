import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'

/** Hides what React renders for as long as the prerendered page stands, and that one from whom it is not for. */
const TURNS = [
  'html:not(.is-expected) #landing+#root{display:none}',
  'html.is-expected #landing{display:none}',
  // Its buttons work when React has replaced them: until then a click is not taken, instead of lost.
  'html.has-script #landing button{pointer-events:none}',
].join('')

/**
 * Prerendering: writes the landing page as HTML (landing.html, a part of the page) with its styles (in assets) at build
 * time, by the component itself. The server puts it into the page for who is not signed in.
 */
export const prerenderedLanding = (): Plugin => ({
  name: 'prerendered-landing',
  apply: 'build',
  async generateBundle() {
    const server = await createServer({
      configFile: false,
      root: import.meta.dirname,
      plugins: [react()],
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
    try {
      const { prerender } = (await server.ssrLoadModule('/src/prerender.tsx')) as typeof import('./src/prerender')
      const { html, css } = prerender()
      const styles = this.emitFile({ type: 'asset', name: 'landing.css', source: css + TURNS })
      this.emitFile({
        type: 'asset',
        fileName: 'landing.html',
        source: `<link rel="stylesheet" href="/${this.getFileName(styles)}"><div id="landing">${html}</div>`,
      })
    } finally {
      await server.close()
    }
  },
})
