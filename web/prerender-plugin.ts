import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import type { Prerendered } from './src/app/prerender'

/** Hides React's output while the prerendered page is shown, and hides the prerendered page from users who do not need it. */
const TURNS = [
  'html:not(.is-expected) #landing+#root{display:none}',
  'html.is-expected #landing{display:none}',
  // Its buttons work only after React has replaced them; until then clicks are disabled instead of lost.
  'html.has-script #landing button{pointer-events:none}',
].join('')

async function prerendered(): Promise<Prerendered> {
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
    const { prerender } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as typeof import('./src/app/prerender')
    return prerender()
  } finally {
    await server.close()
  }
}

const THEME = 'virtual:theme.css'

/**
 * Prerenders the components at build time. The landing page becomes landing.html with its styles in assets, which the
 * server puts into the page for signed-out visitors. The theme's styles become `virtual:theme.css` in the initial
 * stylesheet, because Emotion would take time to parse 40 kB at each start.
 */
export function prerenderedParts(): Plugin {
  let parts: Prerendered | undefined
  return {
    name: 'prerendered-parts',
    async buildStart() {
      if (this.environment.config.command === 'build') parts = await prerendered()
    },
    resolveId: id => (id === THEME ? id : null),
    // During development Emotion creates these styles in the browser.
    load: id => (id === THEME ? (parts?.themeCss ?? '') : null),
    generateBundle() {
      if (!parts) return
      const styles = this.emitFile({ type: 'asset', name: 'landing.css', source: parts.css + TURNS })
      this.emitFile({
        type: 'asset',
        fileName: 'landing.html',
        source: `<link rel="stylesheet" href="/${this.getFileName(styles)}"><div id="landing">${parts.html}</div>`,
      })
    },
  }
}
