import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { keepSchemasInterpreted } from './app/keepSchemasInterpreted.ts'
import { loadEditor } from './app/loadEditor.ts'
import { warnOfProblem } from './shared/logProblem.ts'
import { followSystemMode } from './shared/theme/theme.ts'
import { pathWithin } from './shared/place.ts'

keepSchemasInterpreted()
followSystemMode()
// While the server is asked who is signed in.
if (pathWithin(location.pathname).startsWith('/editor/')) loadEditor().catch(warnOfProblem)
const root = document.querySelector('#root')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
// Prerendered pages already have content.
if (root?.hasChildNodes()) hydrateRoot(root, app)
else if (root) createRoot(root).render(app)
