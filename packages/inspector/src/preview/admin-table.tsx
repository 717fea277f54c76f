import type { Product } from '@shop/api'
import type { AdminTableContext, productAdminMachine } from '@shop/machines'
import { ProductSectionView } from '@shop/views/admin-section'
import { OverviewView } from '@shop/views/overview'
import { links } from './example-facts.ts'
import { completeProduct } from './example-items.ts'
import { preview } from './PreviewFrame.tsx'

/** The overview with the count; once the section is open, its table. */
export const previewAdminTable = preview<typeof productAdminMachine>('admin', (table, send) =>
  table.hasTag('closed') ? (
    <OverviewView name="Admin" products={table} collections={table} links={links} />
  ) : (
    <ProductSectionView
      snapshot={{ context: withCompleteRows(table.context), hasTag: (tag) => table.hasTag(tag) }}
      send={send}
      newHref="#new"
      editHref={() => '#edit'}
      // Another machine asks for the confirmation.
      selected={new Set()}
      onSelectedChange={() => undefined}
      actions={null}
      onDelete={({ _id }) => send({ type: 'item.deleted', id: _id })}
    />
  ),
)

/** Completes the rows, because the model only has their ids. */
function withCompleteRows(context: AdminTableContext<Product>): AdminTableContext<Product> {
  return { ...context, items: context.items.map(completeProduct) }
}
