import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import './look/look.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)

// Built sites only: in development, what a worker has kept would hide every change.
if (import.meta.env.PROD)
  window.addEventListener('load', () => void import('./session/offline.ts').then(({ keepOffline }) => keepOffline()))
