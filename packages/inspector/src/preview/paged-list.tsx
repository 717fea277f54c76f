import type { pagedListMachine } from '@shop/machines'
import { Alert, Button, EmptyState, LoadMore } from '@shop/ui/components'
import type { SnapshotFrom } from 'xstate'
import type { Beside } from './beside.ts'

/** The end of a list, with what is there counted. */
export const besideList: Beside = (snapshot, send) => {
  const { context } = snapshot as SnapshotFrom<typeof pagedListMachine>
  const retry = <Button onClick={() => send({ type: 'list.retry' })}>Try again</Button>
  if (snapshot.hasTag('failed'))
    return (
      <Alert tone="error" action={retry}>
        {context.problem}
      </Alert>
    )
  if (snapshot.hasTag('empty')) return <EmptyState title="No products found." />
  if (!snapshot.hasTag('loaded')) return <output>Loading data...</output>
  return (
    <>
      <p>
        {context.items.length} of {context.total} products
      </p>
      <LoadMore
        state={
          snapshot.hasTag('loadingMore')
            ? 'loading'
            : snapshot.hasTag('failedMore')
              ? 'failed'
              : snapshot.hasTag('end')
                ? 'end'
                : 'more'
        }
        moreText="Load More"
        endText="You've reached the end of the list."
        {...(context.problem !== null && { failedText: context.problem })}
        onMore={() => send({ type: snapshot.hasTag('failedMore') ? 'list.retry' : 'page.more' })}
      />
    </>
  )
}
