export { LiveRegions } from './LiveRegions.tsx'
export { LogContent, LogPanel } from './LogPanel.tsx'
