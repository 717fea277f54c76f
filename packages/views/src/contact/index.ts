export { ContactView } from './ContactView.tsx'
