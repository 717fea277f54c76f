import type { HeadOf } from '../../app/routing/page.tsx'
import { breadcrumbData } from '../../app/head/structured-data.ts'
import { paths } from '../../paths.ts'

/** The head of Terms and conditions. */
export const termsHead: HeadOf<null> = ({ facts }) => {
  const title = 'Terms and conditions'
  const canonical = paths.terms.href()
  return {
    title,
    description: `Deposit, production, delivery, installation, warranty, complaints and refunds at ${facts.shop.name}.`,
    canonical,
    structured: [breadcrumbData([{ name: title, href: canonical }], facts)],
  }
}
