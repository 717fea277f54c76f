import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import styles from './ProductActions.module.css'

interface ProductLinksProps {
  onCopyLink: () => void
  /** Shows Share, for devices with a share sheet. */
  onShare?: () => void
}

/** Copy link and Share, at the end of the facts of an item. */
export function ProductLinks({ onCopyLink, onShare }: ProductLinksProps) {
  return (
    <div className={styles.links}>
      <Button variant="quiet" icon={<Icon name="link" />} onClick={onCopyLink}>
        Copy link
      </Button>
      {onShare ? (
        <Button variant="quiet" icon={<Icon name="share" />} onClick={onShare}>
          Share
        </Button>
      ) : null}
    </div>
  )
}
