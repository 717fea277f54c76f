import type { ListedEnquiry } from '@shop/api'
import { enquiryStatusLabels, formatInstant, formatNaira } from '@shop/domain'
import { Badge } from '@shop/ui/components/badge'
import { Icon } from '@shop/ui/components/icon'
import { Link } from '@shop/ui/components/link'
import { ShopPicture } from '@shop/ui/patterns/shop-picture'
import styles from './EnquiryInbox.module.css'
import { itemsText, nameText, statusTone } from './enquiry-texts.ts'

/** One enquiry of the list, which links to its page. */
export function EnquiryRow({ enquiry, href }: { enquiry: ListedEnquiry; href: string }) {
  const { reference, status, source, name, itemCount, total, quotedTotal, image, createdAt } = enquiry
  const hasWorth = itemCount > 0 || quotedTotal !== null
  return (
    <Link variant="plain" className={styles.row} href={href}>
      <span className={styles.picture}>
        {source === 'contact' ? (
          <Icon name="mail" className={styles.letter} />
        ) : (
          <ShopPicture image={image} alt="" shape="square" sizes="4rem" emptyLabel="" />
        )}
      </span>
      <span className={styles.name}>{nameText(name)}</span>
      <span>{itemsText(enquiry)}</span>
      {hasWorth && <span className={styles.worth}>{formatNaira(quotedTotal ?? total)}</span>}
      <span className={styles.facts}>
        <Badge tone={statusTone(status)}>{enquiryStatusLabels[status]}</Badge>
        <span>{reference}</span>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </span>
    </Link>
  )
}
