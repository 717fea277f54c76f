import { formatNaira, shopSentences } from '@shop/domain'
import { useRef } from 'react'
import { Alert } from '../../components/alert/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { Spinner } from '../../components/spinner/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useFocusOnRemoval } from '../form/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './ProductPicker.module.css'

/** The fields of a product that the picker shows. A product of the API is assignable. */
interface PickedProduct {
  _id: string
  name: string
  price: number
  images: readonly ShopImage[]
  /** Name of the other collection that it is in; saving moves it. */
  nowIn?: string | null
}

/** The chosen products and the search for more. */
export interface ProductPicking {
  chosen: readonly PickedProduct[]
  onAdd: (product: PickedProduct) => void
  onRemove: (id: string) => void
  /** Text of the search field. */
  searchText: string
  onSearchType: (text: string) => void
  /** Called on Enter, to search immediately, and by Try again after a failed search. */
  onSearch: () => void
  /** Search results. The previous ones stay while new ones load. */
  found: readonly PickedProduct[]
  isSearching: boolean
  /** Why the search failed, as a sentence, or null. */
  searchProblem: string | null
  /** Error of the selection. */
  error: string | undefined
  disabled: boolean
}

/** Picks the products of a collection: the chosen ones, and below them a search with checkboxes. */
export function ProductPicker(props: ProductPicking) {
  const { chosen, found, searchText, isSearching, searchProblem, error, disabled } = props
  const isChosen = (id: string) => chosen.some(({ _id }) => _id === id)
  const root = useRef<HTMLElement>(null)
  useFocusOnRemoval(root, chosen.length)
  return (
    <section ref={root} aria-label="Products of the collection" tabIndex={-1} className={styles.root}>
      {chosen.length > 0 && (
        <ul role="list" className={styles.list} aria-label="Chosen products">
          {chosen.map((product) => (
            <li key={product._id} className={styles.row}>
              <Item product={product} />
              <IconButton
                icon="close"
                label={`Remove ${product.name}`}
                disabled={disabled}
                onClick={() => props.onRemove(product._id)}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        type="search"
        label="Search products"
        hint="Tick the products that belong to the collection."
        required={false}
        autoComplete="off"
        enterKeyHint="search"
        value={searchText}
        error={error}
        suffix={isSearching ? <Spinner className={styles.spinner} /> : undefined}
        onChange={(event) => props.onSearchType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Prevents the submission of the form.
          event.preventDefault()
          props.onSearch()
        }}
      />
      <VisuallyHidden aria-live="polite">{isSearching || searchProblem !== null ? '' : foundText(found.length)}</VisuallyHidden>
      {searchProblem !== null && <Alert onRetry={props.onSearch}>{searchProblem}</Alert>}
      {found.length === 0 && !isSearching && searchProblem === null && <p className={styles.none}>{shopSentences.noProducts}</p>}
      <ul role="list" className={styles.list} aria-label="Found products" data-busy={isSearching || undefined}>
        {found.map((product) => (
          <li key={product._id} className={styles.row}>
            <Checkbox
              className={styles.tick}
              label={product.name}
              isLabelHidden
              checked={isChosen(product._id)}
              disabled={disabled}
              onChange={(event) => (event.target.checked ? props.onAdd(product) : props.onRemove(product._id))}
            />
            <Item product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Item = ({ product: { name, price, images, nowIn } }: { product: PickedProduct }) => (
  <>
    <span className={styles.picture}>
      <ShopPicture image={images[0] ?? null} alt="" shape="square" sizes="3rem" />
    </span>
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{formatNaira(price)}</span>
      {nowIn != null && <span className={styles.price}>Now in {nowIn}</span>}
    </span>
  </>
)

const foundText = (count: number) => (count === 1 ? '1 product found' : `${count} products found`)
