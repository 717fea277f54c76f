import { Button } from '@shop/ui/components/button'
import { Icon } from '@shop/ui/components/icon'
import { useLocation, useNavigate } from 'react-router-dom'
import styles from './ItemBar.module.css'

interface ItemBarProps {
  /** Where the button leads when the person came from outside of the shop. */
  backHref: string
}

/** The back button: to where the person came from, or to the list when this is the first page of the visit. */
export function ItemBar({ backHref }: ItemBarProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (
    <Button
      className={styles.back}
      variant="quiet"
      icon={<Icon name="arrow-left" />}
      // The first place of a visit has this key.
      onClick={() => void (key === 'default' ? navigate(backHref) : navigate(-1))}
    >
      Back
    </Button>
  )
}
