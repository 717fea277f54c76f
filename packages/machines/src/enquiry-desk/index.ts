export { createEnquiryDeskActors } from './enquiry-desk.actors.ts'
export type { EnquiryDeskPorts } from './enquiry-desk.actors.ts'
export { enquiryDeskMachine } from './enquiry-desk.machine.ts'
export { chosenStatus, hasTyped } from './enquiry-desk.rules.ts'
export type {
  EnquiryChangeKind,
  EnquiryDeskContext,
  EnquiryDeskEvent,
  EnquiryDeskTag,
  EnquiryForm,
} from './enquiry-desk.types.ts'
