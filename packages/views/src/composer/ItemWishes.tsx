import { labelledItemWishes, wishFieldsOf, wishKey } from '@shop/domain'
import type { WishTexts } from '@shop/domain'
import type { ComposerEvent } from '@shop/machines'
import { Icon } from '@shop/ui/components/icon'
import type { ComposedItem } from './compose.ts'
import styles from './Composer.module.css'
import { WishField } from './WishField.tsx'

interface ItemWishesProps {
  item: ComposedItem
  texts: WishTexts
  /** The only item is open from the start; several are closed, because a cart can be long. */
  isOnly: boolean
  send: (event: ComposerEvent) => void
}

/** The wishes about one item. */
export function ItemWishes({ item, texts, isOnly, send }: ItemWishesProps) {
  const written = labelledItemWishes(texts).map(({ label, text }) => `${label}: ${text}`)
  return (
    <details className={styles.item} open={isOnly || undefined}>
      <summary className={styles.summary}>
        <span className={styles.name}>{item.name}</span>
        <Icon name="chevron-down" size="small" className={styles.arrow} />
        {written.length > 0 && <span className={styles.written}>{written.join(', ')}</span>}
      </summary>
      <div className={styles.fields}>
        {wishFieldsOf('item').map((field) => (
          <WishField
            key={field.id}
            field={field}
            value={texts[field.id] ?? ''}
            onType={(text) => send({ type: 'item.typed', key: wishKey(item), values: { [field.id]: text } })}
          />
        ))}
      </div>
    </details>
  )
}
