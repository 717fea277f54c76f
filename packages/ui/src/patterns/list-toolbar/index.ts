export { FilterButton, type FilterButtonProps } from './FilterButton.tsx'
export { ListToolbar, type ListToolbarProps } from './ListToolbar.tsx'
export { ResultCount, type ResultCountProps } from './ResultCount.tsx'
export { SortSelect, type SortSelectProps } from './SortSelect.tsx'
