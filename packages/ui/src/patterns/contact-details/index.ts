export { ContactDetails } from './ContactDetails.tsx'
