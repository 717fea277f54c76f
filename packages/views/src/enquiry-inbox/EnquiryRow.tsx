import type { ListedEnquiry } from '@shop/api'
import { enquiryStatusLabels, formatInstant, formatNaira } from '@shop/domain'
import { Badge } from '@shop/ui/components/badge'
import { Link } from '@shop/ui/components/link'
import { ShopPicture } from '@shop/ui/patterns/shop-picture'
import styles from './EnquiryInbox.module.css'
import { itemsText, nameText, statusTone } from './enquiry-texts.ts'

/** One enquiry of the list, which links to its page. */
export function EnquiryRow({ enquiry, href }: { enquiry: ListedEnquiry; href: string }) {
  const { reference, status, name, total, quotedTotal, image, createdAt } = enquiry
  return (
    <Link variant="plain" className={styles.row} href={href}>
      <span className={styles.picture}>
        <ShopPicture image={image} alt="" shape="square" sizes="4rem" emptyLabel="" />
      </span>
      <span className={styles.name}>{nameText(name)}</span>
      <span className={styles.items}>{itemsText(enquiry)}</span>
      <span className={styles.worth}>{formatNaira(quotedTotal ?? total)}</span>
      <span className={styles.facts}>
        <Badge tone={statusTone(status)}>{enquiryStatusLabels[status]}</Badge>
        <span>{reference}</span>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </span>
    </Link>
  )
}
