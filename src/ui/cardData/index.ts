export { CardDataPage } from './CardDataPage.tsx'
