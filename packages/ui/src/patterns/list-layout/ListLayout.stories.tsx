import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { products } from '../../testing/items.ts'
import { CartLine } from '../cart-line/index.ts'
import { CategoryTiles } from '../category-tiles/index.ts'
import { OrderSummary } from '../order-summary/index.ts'
import { LinesSkeleton, SummarySkeleton } from '../skeletons/index.ts'
import { SummaryPanel } from '../summary-panel/index.ts'
import { WishlistRow } from '../wishlist-row/index.ts'
import { LineList } from './LineList.tsx'
import { ListLayout } from './ListLayout.tsx'

const three = products.slice(0, 3)
const tiles = three.map(({ name, images }) => ({ label: name, href: '#category', image: images[0] ?? null }))
const summary = <OrderSummary count={3} total={5_850_000} orderHref="#order" onClear={fn()} />

function Cart({ onRemove }: { onRemove: (name: string) => void }) {
  const [items, setItems] = useState(three)
  return (
    <ListLayout title="Your Shopping Cart" summary={items.length > 0 ? summary : undefined}>
      {items.length === 0 ? (
        <EmptyState title="Your cart is empty." action={<ButtonLink href="#shop">Start shopping!</ButtonLink>} />
      ) : (
        <LineList label="Cart">
          {items.map((item) => (
            <CartLine
              key={item._id}
              name={item.name}
              href="#item"
              picture={item.images[0] ?? null}
              price={item}
              details={item.style}
              quantity={1}
              onPlus={fn()}
              onMinus={fn()}
              onRemove={() => {
                onRemove(item.name)
                setItems(items.filter((other) => other !== item))
              }}
            />
          ))}
        </LineList>
      )}
    </ListLayout>
  )
}

const removed = fn()

const meta = {
  title: 'Patterns/Saved lists/List layout',
  component: ListLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: { title: 'Your Shopping Cart', children: null, summary },
  argTypes: { children: { control: false }, summary: { control: false } },
  render: () => <Cart onRemove={removed} />,
} satisfies Meta<typeof ListLayout>

export default meta
type Story = StoryObj<typeof meta>

/** The list precedes its summary, visually and in reading order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent)
    await expect(headings).toEqual(['Your Shopping Cart', ...three.map(({ name }) => name), 'Order Summary'])
    await expect(canvas.getByRole('list', { name: 'Cart' })).toBeVisible()
  },
}

export const Playground: Story = {}

/** When the focused row is removed, the focus moves to the row in its place, or to the heading after the last one. */
export const KeepsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const cross = (position: number) => canvas.getByRole('button', { name: `Remove ${three[position]!.name}` })
    cross(1).focus()
    await userEvent.keyboard('{Enter}')
    await expect(cross(2)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(cross(0)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(canvas.getByText('Your cart is empty.')).toBeVisible()
  },
}

/** Suggestions follow an empty list. The summary stays below them on phones, and at the side of the list on wide screens. */
export const Suggestions: Story = {
  render: () => (
    <ListLayout
      title="Your Wishlist"
      summary={<SummaryPanel title="Wishlist Summary" rows={[{ label: 'Total Items', value: 0 }]} />}
      suggestions={<CategoryTiles tiles={tiles} />}
    >
      <EmptyState title="Your wishlist is empty." action={<ButtonLink href="#shop">Start shopping!</ButtonLink>} />
    </ListLayout>
  ),
  play: async ({ canvas }) => {
    const place = (element: HTMLElement) => element.getBoundingClientRect()
    const tile = place(canvas.getByRole('link', { name: three[0]!.name }))
    const summary = place(canvas.getByRole('heading', { name: 'Wishlist Summary' }))
    await expect(summary.top < tile.top).toBe(matchMedia('(min-width: 64rem)').matches)
  },
}

/** A wishlist has a heading with its count, and actions for the whole list. */
export const Wishlist: Story = {
  render: () => (
    <ListLayout
      title="Your Wishlist"
      summary={
        <SummaryPanel title="Wishlist Summary" rows={[{ label: 'Total Items', value: 3 }]}>
          <ButtonLink variant="secondary" href="#shop">
            Continue Shopping
          </ButtonLink>
        </SummaryPanel>
      }
    >
      <LineList heading="Items (3)" action={<Button variant="quiet">Clear Wishlist</Button>}>
        {three.map((item) => (
          <WishlistRow
            key={item._id}
            headingLevel={3}
            name={item.name}
            href="#item"
            picture={item.images[0] ?? null}
            price={item}
            itemType="Product"
            onAddToCart={fn()}
            onRemove={fn()}
          />
        ))}
      </LineList>
    </ListLayout>
  ),
}

/** The skeleton has three rows with the height of real ones. */
export const Loading: Story = {
  render: () => (
    <ListLayout title="Your Shopping Cart" summary={<SummarySkeleton />}>
      <LinesSkeleton label="Loading your cart..." />
    </ListLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your cart...')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Empty: Story = {
  render: () => (
    <ListLayout title="Your Shopping Cart">
      <EmptyState title="Your cart is empty." action={<ButtonLink href="#shop">Start shopping!</ButtonLink>} />
    </ListLayout>
  ),
}

/** The layout of an empty cart. */
export const States: Story = { ...Empty }

/** The layout of a cart with three items and the order summary. */
export const Examples: Story = {}
