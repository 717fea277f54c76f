export {
  activeFilters,
  markLabels,
  noFilters,
  type ChoiceKey,
  type FilterChoices,
  type FilterKey,
  type FilterValues,
} from './filters.ts'
