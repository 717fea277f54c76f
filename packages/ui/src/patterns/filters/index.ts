export {
  activeFilters,
  filterLabel,
  noFilters,
  type ChoiceKey,
  type FilterChoices,
  type FilterValues,
  type MarkKey,
} from './filters.ts'
