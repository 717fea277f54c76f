import { limits, savedListSentences, shopperStatusLabels } from '@shop/domain'
import { ButtonLink } from '@shop/ui/components/button'
import { EmptyState } from '@shop/ui/components/empty-state'
import { Link } from '@shop/ui/components/link'
import { EnquiryList } from '@shop/ui/patterns/enquiry-list'
import { ListLayout } from '@shop/ui/patterns/list-layout'
import { LinesSkeleton } from '@shop/ui/patterns/skeletons'
import { useEffect, useRef } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { useShopSelector } from '../../../app/shop/useShopSelector.ts'
import { useRole } from '../../../app/shop/useUser.ts'
import { paths } from '../../../paths.ts'
import type { MyEnquiriesData } from '../enquiries.data.ts'
import styles from './MyEnquiries.module.css'
import { useBrowserEnquiries } from './useBrowserEnquiries.ts'

const title = 'My enquiries'

/** The page at `/enquiries`: those of the account, or for a signed-out visitor those that this browser has sent. */
export function MyEnquiries() {
  const { mine } = useLoaderData<MyEnquiriesData>()
  const isCustomer = useRole() === 'customer'
  const own = useBrowserEnquiries()
  useReload(isCustomer === (mine !== null))
  return (
    <ListLayout title={title}>{isCustomer ? <AccountEnquiries mine={mine} /> : <BrowserEnquiries enquiries={own} />}</ListLayout>
  )
}

function AccountEnquiries({ mine }: MyEnquiriesData) {
  if (mine === null) return <LinesSkeleton label="Loading your enquiries..." />
  const { enquiries, page, total } = mine
  if (total === 0) return <NoEnquiries />
  return (
    <>
      <EnquiryList
        label={title}
        enquiries={enquiries.map(({ reference, title: name, status, quotedTotal, total: sum, createdAt }) => ({
          reference,
          title: name,
          href: paths.enquiry.href(reference),
          sentAt: createdAt,
          status: shopperStatusLabels[status],
          total: quotedTotal ?? sum,
        }))}
      />
      <nav aria-label="Pages of enquiries" className={styles.pages}>
        {page > 1 ? <Link href={pageHref(page - 1)}>Newer enquiries</Link> : null}
        {page * limits.pageSize < total ? <Link href={pageHref(page + 1)}>Older enquiries</Link> : null}
      </nav>
    </>
  )
}

const pageHref = (page: number) => `${paths.enquiries.href()}${page === 1 ? '' : `?page=${page}`}`

function BrowserEnquiries({ enquiries }: { enquiries: ReturnType<typeof useBrowserEnquiries> }) {
  if (enquiries === null) return <LinesSkeleton label="Loading your enquiries..." />
  if (enquiries.length === 0) return <NoEnquiries />
  return (
    <>
      <EnquiryList label={title} enquiries={enquiries} />
      <p className={styles.hint}>Only this browser has this list. Log in to find your enquiries on every device.</p>
    </>
  )
}

function NoEnquiries() {
  return (
    <EmptyState
      title="You have no enquiries yet."
      action={<ButtonLink href={paths.shop.href()}>{savedListSentences.startShopping}</ButtonLink>}
    >
      What you order by chat is here afterwards.
    </EmptyState>
  )
}

/** Loads the page again after signing in or out, and after the account has taken over enquiries of the browser. */
function useReload(isFitting: boolean): void {
  const { revalidate } = useRevalidator()
  const claims = useShopSelector('enquiries', ({ context }) => context.claims, 0)
  const shownClaims = useRef(0)
  useEffect(() => {
    if (!isFitting || claims !== shownClaims.current) void revalidate()
    shownClaims.current = claims
  }, [isFitting, claims, revalidate])
}
