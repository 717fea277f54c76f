import type { composerMachine } from '@shop/machines'
import { ComposerView } from '@shop/views/composer'
import { exampleOrder } from './example-facts.ts'
import { exampleProduct } from './example-items.ts'
import { preview } from './PreviewFrame.tsx'

const { name, items, price } = exampleProduct

/** The sheet for wishes about the order of one product. */
export const previewComposer = preview<typeof composerMachine>('empty', (snapshot, send) => (
  <ComposerView
    snapshot={snapshot}
    send={send}
    order={{
      source: 'product',
      lines: [{ item: wished, itemType: 'Product', quantity: 1, name, contents: items, price, link }],
    }}
    shop={exampleOrder.shop}
    prepared={{ reference: 'EXA-7K2Q9X', linkKey: 'Kq3fZ0v8mB1xT6yN9wR2cD' }}
    linkOf={({ reference }) => `${exampleOrder.publicUrl}/enquiry/${reference}`}
    isOnline
    onClose={() => {}}
  />
))

// The product of the machine's model, so that its wishes are shown.
const wished = '01980000-0000-7000-8000-00000000000c'
const link = `${exampleOrder.publicUrl}/product/${wished}`
