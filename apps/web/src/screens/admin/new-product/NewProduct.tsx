import { ProductEditor } from '../editor/ProductEditor.tsx'

/** The page at `/admin/products/new`. */
export function NewProduct() {
  return <ProductEditor />
}
