import type { Product } from '@shop/api'
import { pageCount } from '@shop/machines'
import type { productAdminMachine } from '@shop/machines'
import type { SortOrder } from '@shop/domain'
import { ProductTable, Statistics, StatisticsCard } from '@shop/ui/patterns'
import type { SnapshotFrom } from 'xstate'
import type { Beside } from './beside.ts'
import { product } from './items.ts'
import { Screen } from './Screen.tsx'

/** The count on the overview; once the section is open, its table. */
export const besideCatalogueAdmin: Beside = (snapshot, send) => {
  const section = snapshot as SnapshotFrom<typeof productAdminMachine>
  const { context } = section
  return (
    <Screen isOffice>
      {section.hasTag('closed') ? (
        <Statistics>
          <StatisticsCard label="Total Products" count={context.count} isBusy={section.hasTag('counting')} href="#products" />
        </Statistics>
      ) : (
        <ProductTable
          rows={context.items.map(completed)}
          total={context.total}
          page={context.page}
          pageCount={pageCount(context)}
          onPage={(page) => send({ type: 'page.go', page })}
          sort={context.sort}
          onSort={(sort: SortOrder | null) => send({ type: 'sort.set', sort })}
          searchText={context.searchText}
          onSearchType={(text) => send({ type: 'search.typed', text })}
          onSearch={() => send({ type: 'search.submitted' })}
          isBusy={section.hasTag('loading')}
          problem={section.hasTag('failed') ? context.problem : null}
          onRetry={() => send({ type: 'list.refresh' })}
          newHref="#new"
          editHref={() => '#edit'}
          onDelete={({ _id }) => send({ type: 'item.deleted', id: _id })}
        />
      )}
    </Screen>
  )
}

/** The rows of the models are ids alone. */
function completed(row: Partial<Product> & Pick<Product, '_id'>): Product {
  return { ...product, name: row._id, ...row }
}
