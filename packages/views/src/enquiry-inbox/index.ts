export { EnquiryInboxView } from './EnquiryInboxView.tsx'
