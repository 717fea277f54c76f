import { shopSentences } from '@shop/domain'
import { LoadMore, type ListState } from '../../components/load-more/index.ts'

interface ListEndProps extends ListState {
  /** Kind of the listed items. */
  of: 'products' | 'collections'
}

/** The end of a catalogue list: Load More, or a sentence when all items are shown. */
export function ListEnd({ of, ...rest }: ListEndProps) {
  return <LoadMore {...rest} moreText={shopSentences.loadMore} endText={endTexts[of]} />
}

const endTexts = { products: shopSentences.endOfProducts, collections: shopSentences.endOfCollections }
