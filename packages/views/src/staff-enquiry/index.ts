export { StaffEnquiryView } from './StaffEnquiryView.tsx'
