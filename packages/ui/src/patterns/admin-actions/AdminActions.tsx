import { adminSentences } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import styles from './AdminActions.module.css'

interface AdminActionsProps {
  /** Part of the labels of both buttons. */
  itemType: ItemType
  /** Address of the item's form. */
  editHref: string
  /** Called by Delete. The caller asks for confirmation first. */
  onDelete: () => void
}

const words = {
  Product: { edit: adminSentences.editProduct, remove: adminSentences.deleteProduct },
  Collection: { edit: adminSentences.editCollection, remove: adminSentences.deleteCollection },
} satisfies Record<ItemType, object>

/** The actions of an admin on an item's page, in place of ordering: Edit Product and Delete Product. */
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
