import { formatNaira, shopSentences } from '@shop/domain'
import { Checkbox } from '../../components/checkbox/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { Spinner } from '../../components/spinner/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './ProductPicker.module.css'

/** What the picker shows of a product. A product of the API fits as it is. */
interface PickedProduct {
  _id: string
  name: string
  price: number
  images: readonly ShopImage[]
}

/** Which products are chosen, and the search that finds others. */
export interface ProductPicking {
  chosen: readonly PickedProduct[]
  onAdd: (product: PickedProduct) => void
  onRemove: (id: string) => void
  /** What stands in the search box. */
  searchText: string
  onSearchType: (text: string) => void
  /** Called on Enter: searched for at once. */
  onSearch: () => void
  /** What the search finds; what is on its way leaves the ones before in place. */
  found: readonly PickedProduct[]
  isSearching: boolean
  /** Why the search failed, as a sentence; null when it did not. */
  searchProblem: string | null
  /** What is wrong with the choice. */
  error: string | undefined
  disabled: boolean
}

/** Products for a collection: those that are chosen, and below them a search whose findings are ticked. */
export function ProductPicker(props: ProductPicking) {
  const { chosen, found, searchText, isSearching, searchProblem, error, disabled } = props
  const isChosen = (id: string) => chosen.some(({ _id }) => _id === id)
  return (
    <div className={styles.root}>
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
        hint="Tick what belongs to the collection."
        required={false}
        autoComplete="off"
        enterKeyHint="search"
        value={searchText}
        error={error}
        suffix={isSearching ? <Spinner className={styles.spinner} /> : undefined}
        onChange={(event) => props.onSearchType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form would be saved.
          event.preventDefault()
          props.onSearch()
        }}
      />
      <VisuallyHidden aria-live="polite">{isSearching ? '' : (searchProblem ?? foundText(found.length))}</VisuallyHidden>
      {searchProblem !== null && <p className={styles.none}>{searchProblem}</p>}
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
    </div>
  )
}

const Item = ({ product: { name, price, images } }: { product: PickedProduct }) => (
  <>
    <span className={styles.picture}>
      <ShopPicture image={images[0] ?? null} alt="" shape="square" sizes="3rem" />
    </span>
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>{formatNaira(price)}</span>
    </span>
  </>
)

const foundText = (count: number) => (count === 1 ? '1 product found' : `${count} products found`)
