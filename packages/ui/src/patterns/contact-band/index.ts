export { ContactBand, type ContactBandProps } from './ContactBand.tsx'
