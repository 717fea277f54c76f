import { Button } from '@shop/ui/components/button'
import { Icon } from '@shop/ui/components/icon'
import { useLocation, useNavigate } from 'react-router-dom'
import styles from './ItemBar.module.css'

interface ItemBarProps {
  /** The target of the button when the user came from another site. */
  backHref: string
}

/** The back button: to the previous page, or to the list when this is the first page of the visit. */
export function ItemBar({ backHref }: ItemBarProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <Button
      className={styles.back}
      variant="quiet"
      icon={<Icon name="arrow-left" />}
      // The router gives this key to the first page of a visit, before which there is no page to go back to.
      onClick={() => void (key === 'default' ? navigate(backHref) : navigate(-1))}
    >
      Back
    </Button>
  )
}
