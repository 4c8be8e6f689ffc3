export * from './hands.ts'
export { asInEdition, isUnlimited, whyNotInEdition, whyUnknownInEdition } from './inEdition.ts'
