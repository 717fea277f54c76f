import type { Priced } from '@shop/domain'
// HTML has no element for a listbox whose options have pictures.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useId, useRef } from 'react'
import type { RefObject } from 'react'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { PriceTag } from '../price-tag/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './SearchSuggestions.module.css'
import { useCombobox } from './useCombobox.ts'

/** Something to open. A product has a picture and a price. */
interface Suggestion {
  key: string
  label: string
  picture?: ShopImage | null
  price?: Priced
  /** Called when the option is pressed, or Enter while it is highlighted. */
  onPick: () => void
}

interface SearchSuggestionsProps {
  /** The id of the list, for `aria-controls` of the search box. */
  id: string
  /** The search box, an input with `role="combobox"` that keeps the focus. */
  boxRef: RefObject<HTMLInputElement | null>
  /** The options in groups. */
  groups: readonly { label: string; options: readonly Suggestion[] }[]
  /** The last option, which belongs to no group and is no suggestion: it opens all that is found. */
  all?: Omit<Suggestion, 'key'> | undefined
}

/**
 * The suggestions below a search box. While they are shown, the arrow keys highlight one and Enter picks it; the box receives
 * `aria-expanded` and `aria-activedescendant`.
 */
export function SearchSuggestions({ id, boxRef, groups, all }: SearchSuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = groups.filter(({ options }) => options.length > 0)
  const keys = shown.flatMap(({ options }) => options.map(({ key }) => key))
  useCombobox(boxRef, list, keys.join(' '))
  return (
    <div className={styles.root}>
      <VisuallyHidden>
        <output>{keys.length === 1 ? '1 suggestion' : `${keys.length} suggestions`}</output>
      </VisuallyHidden>
      {/* Pressing an option must not take the focus from the search box, which would close the list. */}
      <div
        ref={list}
        role="listbox"
        id={id}
        aria-label="Suggestions"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map(({ label, options }) => (
          <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
            <p className={styles.label} id={`${id}-${label}`} role="presentation">
              {label}
            </p>
            {options.map(({ key, ...option }) => (
              <Option key={key} {...option} />
            ))}
          </div>
        ))}
        {all === undefined ? null : <Option {...all} />}
      </div>
    </div>
  )
}

function Option({ label, picture, price, onPick }: Omit<Suggestion, 'key'>) {
  return (
    // The keys are handled by the search box, which has the focus. `useCombobox` changes `aria-selected`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div className={styles.option} role="option" id={useId()} aria-selected={false} tabIndex={-1} onClick={onPick}>
      {picture === undefined ? null : (
        <span className={styles.picture}>
          <ShopPicture image={picture} alt="" sizes="3rem" />
        </span>
      )}
      <div className={styles.text}>
        {label}
        {price === undefined ? null : <PriceTag item={price} />}
      </div>
    </div>
  )
}
