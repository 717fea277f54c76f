export { EnquiryFiguresView } from './EnquiryFiguresView.tsx'
