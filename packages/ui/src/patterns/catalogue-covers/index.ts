export { CatalogueCovers } from './CatalogueCovers.tsx'
