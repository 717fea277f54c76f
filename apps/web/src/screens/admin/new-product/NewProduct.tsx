import { ProductEditor } from '../editor/ProductEditor.tsx'

/** `/admin/products/new` */
export function NewProduct() {
  return <ProductEditor />
}
