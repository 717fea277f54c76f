export { ResetView } from './ResetView.tsx'
