import { useParams } from 'react-router-dom'
import { ProductEditor } from '../editor/ProductEditor.tsx'

/** The page at `/admin/products/edit/{id}`. Another id starts another form. */
export function EditProduct() {
  const { productId } = useParams()
  return <ProductEditor key={productId} id={productId} />
}
