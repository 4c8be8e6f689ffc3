export { LiveRegions } from './LiveRegions.tsx'
export { LogContent, LogPanel, useLogRows } from './LogPanel.tsx'
