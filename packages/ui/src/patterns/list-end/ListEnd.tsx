import styles from './ListEnd.module.css'

/** Properties of {@link ListEnd}. */
export interface ListEndProps {
  of: 'products' | 'collections'
}

/** What stands in the place of Load More when everything has been shown. */
export function ListEnd({ of }: ListEndProps) {
  return <p className={styles['root']}>{sentences[of]}</p>
}

const sentences = {
  products: "You've reached the end of the products!",
  collections: "You've reached the end of the collections!",
}
