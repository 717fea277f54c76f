import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { collections, products } from '../../testing/items.ts'
import { CollectionCard } from '../collection-card/index.ts'
import { ProductCard } from '../product-card/index.ts'
import { Band } from '../section/index.ts'
import { Scene } from '../../testing/Scene.tsx'
import { ProductShelf } from './ProductShelf.tsx'

const cards = products.map((product) => <ProductCard key={product._id} product={product} href="#" headingLevel={2} />)

const meta = {
  title: 'Patterns/Browse/Product shelf',
  component: ProductShelf,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Best Sellers', children: cards.slice(0, 10) },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <Band>{Story()}</Band>],
} satisfies Meta<typeof ProductShelf>

export default meta
type Story = StoryObj<typeof meta>

/** The row is a tab stop, so that it can be scrolled by keyboard. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Best Sellers' })).toHaveFocus()
  },
}

export const Playground: Story = {}

/** On a wide screen the arrows scroll the row by most of its width; an arrow at the end is disabled. */
export const Arrows: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('group', { name: 'Best Sellers' })
    const previous = canvas.getByRole('button', { name: 'Previous in Best Sellers' })
    const next = canvas.getByRole('button', { name: 'Next in Best Sellers' })
    await expect(previous).toBeDisabled()
    await userEvent.click(next)
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100))
    await waitFor(() => expect(previous).toBeEnabled())
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' })
    await waitFor(() => expect(next).toBeDisabled())
  },
}

/** On a phone, a card that Tab moves to scrolls into the row with its name. */
export const TabOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Collections',
    cardWidth: 'wide',
    children: collections.map((collection) => (
      <CollectionCard key={collection._id} collection={collection} href="#" headingLevel={2} />
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link')
    first!.focus()
    while (document.activeElement !== second) await userEvent.tab()
    await waitFor(() => expect(second!.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}

/** The covers of collections are shown whole, without bands above and below. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getAllByRole('listitem')[0]!.querySelector('picture')!.parentElement!.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(16 / 9, 1)
  },
  args: {
    label: 'Collections',
    cardWidth: 'wide',
    children: collections.map((collection) => (
      <CollectionCard key={collection._id} collection={collection} href="#" headingLevel={2} />
    )),
  },
}

/** All cards are visible, so there are no arrows. */
export const AllCardsVisible: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { children: cards.slice(0, 2) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next in Best Sellers' })).toBeNull())
  },
}

export const States: Story = {
  render: (args) => <Cases of={{ Default, Wide, AllCardsVisible }} draw={(own) => <ProductShelf {...args} {...own} />} />,
}

/** The shelf below its heading on the home page. */
export const Examples: Story = {
  decorators: [
    (Story) => (
      <Scene layout="screen">
        <h2>Best Sellers</h2>
        <Story />
      </Scene>
    ),
  ],
}

/** Tab moves from the row to its cards and skips the arrows. */
export const Keyboard: Story = {
  args: { children: cards.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: 'Best Sellers' })).toHaveFocus()
    for (const card of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(card).toHaveFocus()
    }
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}
