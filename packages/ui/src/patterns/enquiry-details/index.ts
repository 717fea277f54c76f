export { EnquiryDetails } from './EnquiryDetails.tsx'
