/** The pages of the back office, in one chunk that no shopper downloads. */
export { Office } from './office/Office.tsx'
export { Dashboard } from './office/Dashboard.tsx'
export { EditCollection, EditProduct, NewCollection, NewProduct } from './office/forms.tsx'
