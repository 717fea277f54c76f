export { OverviewView } from './OverviewView.tsx'
