import { shopSentences } from '@shop/domain'
import { LoadMore, type ListState } from '../../components/load-more/index.ts'

interface ListEndProps extends ListState {
  /** Kind of the listed items. */
  of: 'products' | 'collections'
  /** Whether the last request failed because the connection did. */
  isConnectionLost?: boolean
}

/** The end of a catalogue list: Load More, or a sentence when all items are shown. */
export function ListEnd({ of, isConnectionLost = false, ...rest }: ListEndProps) {
  const failedText = `The next ${of} could not be loaded.${isConnectionLost ? ' Please check your connection.' : ''}`
  return <LoadMore {...rest} moreText={shopSentences.loadMore} endText={endTexts[of]} failedText={failedText} />
}

const endTexts = { products: shopSentences.endOfProducts, collections: shopSentences.endOfCollections }
