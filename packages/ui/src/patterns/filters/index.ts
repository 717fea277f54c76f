export { activeFilters, noFilters, type FilterKey, type FilterValues } from './filters.ts'
