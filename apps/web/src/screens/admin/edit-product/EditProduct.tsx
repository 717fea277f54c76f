import { useParams } from 'react-router-dom'
import { ProductEditor } from '../editor/ProductEditor.tsx'

/** `/admin/products/edit/{id}`; another id starts another form. */
export function EditProduct() {
  const { productId } = useParams()
  return <ProductEditor key={productId} id={productId} />
}
