import type { Place } from './place.ts'

/** Points 2, 5 and 8: the back office. */
export const office: readonly Place[] = [
  {
    where: 'Admin dashboard (/admin/dashboard)',
    lookedAtIn: 'apps/web/src/screens/admin/dashboard/Dashboard.stories.tsx',
    sentences: [
      'Welcome, {username or email}!',
      'No collections found.',
      'Are you sure you want to delete this product? This action cannot be undone.',
      'Are you sure you want to delete this collection? This action cannot be undone.',
    ],
    names: [
      'Dashboard Overview',
      'Manage Products',
      'Manage Collections',
      'Logout',
      'Total Products',
      'Total Collections',
      'Quick Actions',
      'Add New Product',
      'Add New Collection',
      'Name',
      'Category',
      'Price',
      'Actions',
      'Products',
      'success',
    ],
  },
  {
    where: 'Add New Product, Edit Product',
    lookedAtIn: 'apps/web/src/screens/admin/editor/ProductEditor.stories.tsx',
    sentences: [
      'Description cannot be empty.',
      'Price must be a non-negative number.',
      'Discounted price is required and must be greater than 0 if product is on promotion.',
      'Discounted price must be less than the original price.',
      'Origin is required if product is marked as foreign.',
      'Failed to read image file.',
    ],
    names: ['Add New Product', 'Edit Product', 'Cancel', 'success'],
  },
  {
    where: 'Add New Collection, Edit Collection',
    lookedAtIn: 'apps/web/src/screens/admin/editor/CollectionEditor.stories.tsx',
    sentences: [
      'Description cannot be empty.',
      'Description is required.',
      'Price must be a non-negative number.',
      'Discounted price is required and must be greater than 0 if collection is on promotion.',
      'Discounted price must be less than the original price.',
      'Origin is required if collection is marked as foreign.',
      'Failed to read cover image file.',
      'Please select at least one product for the collection.',
      'Please upload a cover image for the collection.',
      'At least one product must be selected for the collection.',
      'Cover image is required.',
    ],
    names: ['Add New Collection', 'Edit Collection', 'Cancel'],
  },
  {
    where: 'After a collection is saved',
    lookedAtIn: 'packages/machines/src/collection-editor/collection-editor.test.ts',
    names: ['success'],
  },
]
