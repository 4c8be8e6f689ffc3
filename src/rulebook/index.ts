export * from './edition.ts'
