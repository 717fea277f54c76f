export { CatalogueListView } from './CatalogueListView.tsx'
