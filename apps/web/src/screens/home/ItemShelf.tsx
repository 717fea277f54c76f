import { onPhones } from '@shop/ui/patterns/picture-sizes'
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

const narrowSizes = `(min-width: 64rem) 19rem, (min-width: 37.5rem) 18rem, ${onPhones(66)}`
const wideSizes = `(min-width: 64rem) 30rem, (min-width: 37.5rem) 26rem, ${onPhones(66)}`

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
