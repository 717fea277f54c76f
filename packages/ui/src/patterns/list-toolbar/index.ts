export { FilterButton } from './FilterButton.tsx'
export { ListToolbar } from './ListToolbar.tsx'
export { ResultCount } from './ResultCount.tsx'
export { SortSelect } from './SortSelect.tsx'
