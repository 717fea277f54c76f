export { activeFilters, noFilters, withoutFilter, type ActiveFilter, type FilterKey, type FilterValues } from './filters.ts'
