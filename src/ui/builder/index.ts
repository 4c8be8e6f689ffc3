export { DecksPage } from './DecksPage.tsx'
