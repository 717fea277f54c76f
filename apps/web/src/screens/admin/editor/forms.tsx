import { useParams } from 'react-router-dom'
import { CollectionEditor } from './CollectionEditor.tsx'
import { ProductEditor } from './ProductEditor.tsx'

/** `/admin/products/new` */
export function NewProduct() {
  return <ProductEditor />
}

/** `/admin/products/edit/{id}`: another product is another form. */
export function EditProduct() {
  const { productId } = useParams()
  return <ProductEditor key={productId} id={productId} />
}

/** `/admin/collections/new` */
export function NewCollection() {
  return <CollectionEditor />
}

/** `/admin/collections/edit/{id}`: another collection is another form. */
export function EditCollection() {
  const { collectionId } = useParams()
  return <CollectionEditor key={collectionId} id={collectionId} />
}
