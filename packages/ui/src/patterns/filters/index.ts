export {
  activeFilters,
  filterLabel,
  markLabels,
  noFilters,
  type ChoiceKey,
  type FilterChoices,
  type FilterValues,
  type MarkKey,
} from './filters.ts'
