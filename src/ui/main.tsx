import { createRoot } from 'react-dom/client'
import { useSettings } from '../store/index.ts'
import { App } from './app/App.tsx'
import './look/look.css'
import { languageOf, speak } from './session/speak.ts'

const root = document.getElementById('root')
const show = () => root && createRoot(root).render(<App />)
const { language } = useSettings.getState().settings
// English is there already; any other language comes before the first paint.
if (languageOf(language, navigator.languages) === 'en') show()
else void speak(language).then(show)

// Built sites only: in development, what a worker has kept would hide every change.
if (import.meta.env.PROD)
  window.addEventListener('load', () => void import('./session/offline.ts').then(({ keepOffline }) => keepOffline()))
