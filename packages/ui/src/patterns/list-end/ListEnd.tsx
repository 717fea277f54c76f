import { LoadMore, type LoadMoreProps } from '../../components/load-more/index.ts'

/** Properties of {@link ListEnd}. */
interface ListEndProps extends Omit<LoadMoreProps, 'endText'> {
  of: 'products' | 'collections'
}

/** The end of a list of items: Load More while there are more, the shop's sentence when all have been shown. */
export function ListEnd({ of, ...rest }: ListEndProps) {
  return <LoadMore {...rest} endText={`You've reached the end of the ${of}!`} />
}
