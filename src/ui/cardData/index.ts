export { CardDataPage } from './CardDataPage.tsx'
export { CardPicture } from './CardPicture.tsx'
