import '../../../src/ui/look/look.css'
import { createRoot } from 'react-dom/client'
import { PartsPage } from './partsPage.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<PartsPage />)
