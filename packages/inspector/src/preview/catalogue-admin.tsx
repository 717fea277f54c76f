import type { Product } from '@shop/api'
import type { CatalogueAdminContext, CatalogueAdminEvent, productAdminMachine } from '@shop/machines'
import { ProductSectionView } from '@shop/views/admin-section'
import { OverviewView } from '@shop/views/overview'
import type { SnapshotFrom } from 'xstate'
import { links } from './example-facts.ts'
import { completeProduct } from './example-items.ts'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The overview with the count; once the section is open, its table. */
export const previewCatalogueAdmin: Preview = (snapshot, send) => {
  const section = snapshot as SnapshotFrom<typeof productAdminMachine>
  const sendSection: (event: CatalogueAdminEvent<Product>) => void = send
  return (
    <PreviewFrame layout="admin">
      {section.hasTag('closed') ? (
        <OverviewView name="Admin" products={section} collections={section} links={links} />
      ) : (
        <ProductSectionView
          snapshot={{ context: withCompleteRows(section.context), hasTag: (tag) => section.hasTag(tag) }}
          send={sendSection}
          newHref="#new"
          editHref={() => '#edit'}
          // Another machine asks for the confirmation.
          selected={new Set()}
          onSelectedChange={() => undefined}
          actions={null}
          onDelete={({ _id }) => sendSection({ type: 'item.deleted', id: _id })}
        />
      )}
    </PreviewFrame>
  )
}

/** Completes the rows, because the model only has their ids. */
function withCompleteRows(context: CatalogueAdminContext<Product>): CatalogueAdminContext<Product> {
  return { ...context, items: context.items.map(completeProduct) }
}
