export { ContactBand } from './ContactBand.tsx'
