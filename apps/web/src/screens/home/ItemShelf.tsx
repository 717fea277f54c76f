import { ProductShelf } from '@shop/ui/patterns/product-shelf'
import { ShopSection } from '@shop/ui/patterns/section'
import type { ItemCard } from '../../app/catalogue/cards.ts'
import { useServices } from '../../app/services/services-context.ts'
import { itemCards } from '../../app/catalogue/item-cards.tsx'

interface ItemShelfProps {
  title: string
  items: readonly ItemCard[]
  /** The link to the whole list. */
  href: string
}

/** Smaller than the cards on phones, whose dense screens would load pictures that no eye tells apart. */
const narrowSizes = '(min-width: 64rem) 19rem, min(57vw, 18rem)'
const wideSizes = '(min-width: 64rem) 30rem, min(64vw, 26rem)'

/** A section of Home with a shelf of cards. Renders nothing without items. */
export function ItemShelf({ title, items, href }: ItemShelfProps) {
  const { memory } = useServices()
  const [first] = items
  if (!first) return null
  return (
    <ShopSection title={title} link={{ label: `All ${title.toLowerCase()}`, href }}>
      <ProductShelf label={title} cardWidth={'images' in first ? 'narrow' : 'wide'}>
        {itemCards(items, { memory, sizes: 'images' in first ? narrowSizes : wideSizes })}
      </ProductShelf>
    </ShopSection>
  )
}
