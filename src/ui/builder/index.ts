export { BuilderPage } from './BuilderPage.tsx'
