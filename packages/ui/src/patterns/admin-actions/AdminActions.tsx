import { adminSentences } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import styles from './AdminActions.module.css'

/** Properties of {@link AdminActions}. */
interface AdminActionsProps {
  /** What the page shows: it names both buttons. */
  itemType: ItemType
  /** The form of the item. */
  editHref: string
  /** Called by Delete; the question comes before anything is deleted. */
  onDelete: () => void
}

const words = {
  Product: { edit: adminSentences.editProduct, remove: adminSentences.deleteProduct },
  Collection: { edit: adminSentences.editCollection, remove: adminSentences.deleteCollection },
} satisfies Record<ItemType, object>

/** What an admin finds on the page of an item, in place of ordering it: Edit Product and Delete Product. */
export function AdminActions({ itemType, editHref, onDelete }: AdminActionsProps) {
  return (
    <div className={styles.root}>
      <ButtonLink href={editHref} size="large" isWide icon={<Icon name="edit" />}>
        {words[itemType].edit}
      </ButtonLink>
      <Button variant="secondary" size="large" isWide icon={<Icon name="trash" />} onClick={onDelete}>
        {words[itemType].remove}
      </Button>
    </div>
  )
}
