import type { Product } from '@shop/api'
import type { AdminTableContext, AdminTableEvent, productAdminMachine } from '@shop/machines'
import { ProductSectionView } from '@shop/views/admin-section'
import { OverviewView } from '@shop/views/overview'
import type { SnapshotFrom } from 'xstate'
import { links } from './example-facts.ts'
import { completeProduct } from './example-items.ts'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The overview with the count; once the section is open, its table. */
export const previewAdminTable: Preview = (snapshot, send) => {
  const table = snapshot as SnapshotFrom<typeof productAdminMachine>
  const sendTable: (event: AdminTableEvent<Product>) => void = send
  return (
    <PreviewFrame layout="admin">
      {table.hasTag('closed') ? (
        <OverviewView name="Admin" products={table} collections={table} links={links} />
      ) : (
        <ProductSectionView
          snapshot={{ context: withCompleteRows(table.context), hasTag: (tag) => table.hasTag(tag) }}
          send={sendTable}
          newHref="#new"
          editHref={() => '#edit'}
          // Another machine asks for the confirmation.
          selected={new Set()}
          onSelectedChange={() => undefined}
          actions={null}
          onDelete={({ _id }) => sendTable({ type: 'item.deleted', id: _id })}
        />
      )}
    </PreviewFrame>
  )
}

/** Completes the rows, because the model only has their ids. */
function withCompleteRows(context: AdminTableContext<Product>): AdminTableContext<Product> {
  return { ...context, items: context.items.map(completeProduct) }
}
