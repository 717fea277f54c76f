/** Fixtures that pass the schemas and are the same on every run. */
export * from './account.ts'
export * from './admin.ts'
export * from './collection.ts'
export * from './ids.ts'
export * from './image.ts'
export * from './lines.ts'
export * from './product.ts'
export * from './shop-details.ts'
