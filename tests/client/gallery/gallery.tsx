import '../../../src/ui/look/look.css'
import { createRoot } from 'react-dom/client'
import { CombatScene } from './combatScene.tsx'
import { PartsPage } from './partsPage.tsx'
import { TableScene } from './tableScene.tsx'
import { ZoomScene } from './zoomScene.tsx'

/** `?scene=table`, `combat`, `blocks`, `zoom`, `parts` (the default). */
const scene = new URLSearchParams(window.location.search).get('scene')

const SCENES = {
  table: () => <TableScene />,
  combat: () => <CombatScene blocks={false} />,
  blocks: () => <CombatScene blocks />,
  zoom: () => <ZoomScene />,
  parts: () => <PartsPage />,
}

const show = SCENES[(scene ?? 'parts') as keyof typeof SCENES] ?? SCENES.parts
const root = document.getElementById('root')
if (root) createRoot(root).render(show())
