/** The pages of the back office, in one chunk that no shopper downloads. */
export { AdminFrame } from './admin/AdminFrame.tsx'
export { Dashboard } from './admin/dashboard/Dashboard.tsx'
export { EditCollection, EditProduct, NewCollection, NewProduct } from './admin/editor/forms.tsx'
