import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import type { Prerendered } from './src/app/prerender'

/** Hides what React renders for as long as the prerendered page stands, and that one from whom it is not for. */
const TURNS = [
  'html:not(.is-expected) #landing+#root{display:none}',
  'html.is-expected #landing{display:none}',
  // Its buttons work when React has replaced them: until then a click is not taken, instead of lost.
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
 * Prerendering, at build time, by the components themselves. The landing page becomes HTML (landing.html, a part of the page) with
 * its styles (in assets); the server puts it into the page for who is not signed in. The styles that the theme has for every page
 * become `virtual:theme.css`, which the first load's stylesheet includes: Emotion would parse 40 kB of them at each start.
 */
export function prerenderedParts(): Plugin {
  let parts: Prerendered | undefined
  return {
    name: 'prerendered-parts',
    async buildStart() {
      if (this.environment.config.command === 'build') parts = await prerendered()
    },
    resolveId: id => (id === THEME ? id : null),
    // While developing Emotion makes these styles in the browser.
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
