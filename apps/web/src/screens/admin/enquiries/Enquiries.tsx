import { EnquiryInboxView } from '@shop/views/enquiry-inbox'
import { useSelector } from '@xstate/react'
import { useParams } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Enquiry } from '../enquiry/Enquiry.tsx'
import { NewEnquiry } from '../new-enquiry/NewEnquiry.tsx'
import { useEnquiryInbox } from '../enquiry-inbox.ts'

const links = {
  enquiry: (reference: string) => paths.adminEnquiries.href(`/${reference}`),
  newEnquiry: paths.adminEnquiries.href('/new'),
}

/** The page at `/admin/enquiries`: all enquiries, the form for a new one, or one by its reference. */
export function Enquiries() {
  const { reference } = useParams()
  if (reference === undefined) return <AllEnquiries />
  if (reference.toLowerCase() === 'new') return <NewEnquiry />
  // Another reference starts another machine.
  return <Enquiry key={reference} reference={reference.toUpperCase()} />
}

function AllEnquiries() {
  const inbox = useEnquiryInbox()
  const snapshot = useSelector(inbox, (current) => current)
  return <EnquiryInboxView snapshot={snapshot} send={(event) => inbox.send(event)} links={links} />
}
