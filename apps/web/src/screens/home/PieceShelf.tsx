import { ProductShelf } from '@shop/ui/patterns/product-shelf'
import { ShopSection } from '@shop/ui/patterns/section'
import type { PieceCard } from '../../app/cards.ts'
import { useServices } from '../../app/services-context.ts'
import { pieceCards } from '../piece-cards.tsx'

interface PieceShelfProps {
  title: string
  pieces: readonly PieceCard[]
  /** The shop's list of which this is the beginning. */
  href: string
}

/** A section of Home with a shelf of cards; nothing when there are none. */
export function PieceShelf({ title, pieces, href }: PieceShelfProps) {
  const { memory } = useServices()
  const [first] = pieces
  if (!first) return null
  return (
    <ShopSection title={title} link={{ label: `All ${title.toLowerCase()}`, href }}>
      <ProductShelf label={title} cardWidth={'images' in first ? 'narrow' : 'wide'}>
        {pieceCards(pieces, { memory, sizes: '(min-width: 64rem) 19rem, min(72vw, 18rem)' })}
      </ProductShelf>
    </ShopSection>
  )
}
