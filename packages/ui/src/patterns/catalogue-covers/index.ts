export { CatalogueCovers, type CatalogueCoverEntry, type CatalogueCoversProps } from './CatalogueCovers.tsx'
