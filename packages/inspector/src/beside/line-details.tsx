import { isSameItem, totalQuantity } from '@shop/domain'
import type { ItemKey, Line } from '@shop/domain'
import { detailLines, detailTotal, lineDetailsMessages, orderMessage } from '@shop/machines'
import type { lineDetailsMachine } from '@shop/machines'
import { Alert, Button } from '@shop/ui/components'
import { LineList, ListLayout, OrderSummary } from '@shop/ui/patterns'
import type { SnapshotFrom } from 'xstate'
import type { Beside } from './beside.ts'
import { CartRow } from './rows.tsx'
import { Screen } from './Screen.tsx'

/** The lines of the cart with what is known of them. What is done with a line comes here as other lines. */
export const besideLineDetails: Beside = (snapshot, send) => {
  const details = snapshot as SnapshotFrom<typeof lineDetailsMachine>
  if (details.hasTag('empty')) return null
  const hasFailed = details.hasTag('failed')
  const lines = detailLines(details.context, hasFailed)
  const message = orderMessage(lines, { shopName: '', publicUrl: '' })
  const retry = <Button onClick={() => send({ type: 'details.retry' })}>Try again</Button>
  return (
    <Screen>
      <ListLayout
        title="Your Shopping Cart"
        summary={
          <OrderSummary
            count={totalQuantity(lines)}
            total={detailTotal(lines)}
            orderHref={message === null ? null : '#order'}
            onClear={() => send({ type: 'lines.set', lines: [] })}
          />
        }
      >
        {hasFailed && (
          <Alert tone="error" action={retry}>
            {lineDetailsMessages.allFailed}
          </Alert>
        )}
        <LineList label="Your Shopping Cart">
          {lines.map((line) => (
            <CartRow
              key={line.item}
              line={line}
              waiting={[]}
              send={(event) => send({ type: 'lines.set', lines: after(details.context.lines, line, event.type) })}
            />
          ))}
        </LineList>
      </ListLayout>
    </Screen>
  )
}

/** The lines after a press at one of them. */
function after(lines: readonly Line[], item: ItemKey, type: string): Line[] {
  return lines.flatMap((line) => {
    if (!isSameItem(line, item)) return [line]
    if (type === 'line.remove') return []
    return [{ ...line, quantity: line.quantity + (type === 'stepper.plus' ? 1 : -1) }]
  })
}
