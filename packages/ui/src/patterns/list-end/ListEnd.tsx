import { shopSentences } from '@shop/domain'
import { LoadMore, type LoadMoreProps } from '../../components/load-more/index.ts'

/** Properties of {@link ListEnd}. */
interface ListEndProps extends Omit<LoadMoreProps, 'moreText' | 'endText'> {
  of: 'products' | 'collections'
}

/** The end of a list of items: Load More while there are more, the shop's sentence when all have been shown. */
export function ListEnd({ of, ...rest }: ListEndProps) {
  return <LoadMore {...rest} moreText={shopSentences.loadMore} endText={endTexts[of]} />
}

const endTexts = { products: shopSentences.endOfProducts, collections: shopSentences.endOfCollections }
