export { OverviewListsView } from './OverviewListsView.tsx'
