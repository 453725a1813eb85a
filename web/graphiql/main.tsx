import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './page.css'
import { GraphiQL } from 'graphiql'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { examples } from './examples'
import { fetcher } from './fetcher'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** A link to the API that a browser opened. */
const linked = new URLSearchParams(window.location.search).get('query')

createRoot(root).render(
  <StrictMode>
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={linked ? [{ query: linked }, ...examples] : [...examples]}
      defaultEditorToolsVisibility="variables"
      showPersistHeadersSettings={false}
    />
  </StrictMode>,
)
