import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { keepSchemasInterpreted } from './app/keepSchemasInterpreted.ts'
import { followSystemMode } from './shared/theme/theme.ts'

keepSchemasInterpreted()
followSystemMode()
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
