export { SynonymsView } from './SynonymsView.tsx'
