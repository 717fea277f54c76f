export { EnquiryList } from './EnquiryList.tsx'
