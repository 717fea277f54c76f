export {
  activeFilters,
  noFilters,
  type ChoiceKey,
  type FilterChoices,
  type FilterKey,
  type FilterValues,
  type MarkKey,
} from './filters.ts'
