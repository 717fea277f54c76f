import { EnquiryInboxView } from '@shop/views/enquiry-inbox'
import { useSelector } from '@xstate/react'
import { paths } from '../../../paths.ts'
import { useEnquiryInbox } from '../enquiry-inbox.ts'

const links = {
  enquiry: paths.adminEnquiry.href,
  newEnquiry: paths.newEnquiry.href(),
  messages: paths.messages.href(),
}

/** The page at `/admin/enquiries`. */
export function Enquiries() {
  const inbox = useEnquiryInbox()
  const snapshot = useSelector(inbox, (current) => current)
  return <EnquiryInboxView snapshot={snapshot} send={(event) => inbox.send(event)} links={links} />
}
