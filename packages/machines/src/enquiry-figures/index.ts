export { createEnquiryFiguresActors } from './enquiry-figures.actors.ts'
export type { EnquiryFiguresPorts } from './enquiry-figures.actors.ts'
export { enquiryFiguresMachine } from './enquiry-figures.machine.ts'
export type { EnquiryFiguresContext, EnquiryFiguresEvent, EnquiryFiguresTag } from './enquiry-figures.types.ts'
