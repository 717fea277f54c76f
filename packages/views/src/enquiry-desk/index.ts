export { EnquiryDeskView } from './EnquiryDeskView.tsx'
