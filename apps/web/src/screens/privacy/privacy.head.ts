import type { HeadOf } from '../../app/routing/page.tsx'
import { breadcrumbData } from '../../app/head/structured-data.ts'
import { paths } from '../../paths.ts'

/** The head of the privacy policy. */
export const privacyHead: HeadOf<null> = ({ facts }) => {
  const title = 'Privacy policy'
  const canonical = paths.privacy.href()
  return {
    title,
    description: `What ${facts.shop.name} stores about you, where carts and wishlists are kept, which cookies we use, and how to delete your data.`,
    canonical,
    structured: [breadcrumbData([{ name: title, href: canonical }], facts)],
  }
}
