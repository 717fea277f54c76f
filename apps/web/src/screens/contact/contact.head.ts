import { homeSentences } from '@shop/domain'
import type { HeadOf } from '../../app/routing/page.tsx'
import { organizationData } from '../../app/head/structured-data.ts'
import { paths } from '../../paths.ts'

/** The head of Contact. */
export const contactHead: HeadOf<null> = ({ facts }) => ({
  title: homeSentences.contactUs,
  description: `Write to ${facts.shop.name}, call ${facts.shop.phone} or start a chat. We reply at any time of day.`,
  canonical: paths.contact.href(),
  structured: [organizationData(facts)],
})
