export { WriterPage } from './WriterPage.tsx'
