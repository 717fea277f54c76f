import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { freeProduct, plainProduct, promotedCollection, longTextProduct } from '../../testing/items.ts'
import { ProductActions, ProductLinks } from '../product-actions/index.ts'
import { ProductFacts } from './ProductFacts.tsx'

const meta = {
  title: 'Patterns/Product/Product facts',
  component: ProductFacts,
  args: {
    item: plainProduct,
    kinds: [
      { label: 'Contemporary', href: '#contemporary' },
      { label: 'Living Room', href: '#living' },
    ],
    origin: null,
    termsHref: '#terms',
    material: { name: 'Bouclé', href: '#boucle' },
    collection: { name: 'Eko Living Collection', href: '#eko-living' },
  },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '32rem' }}>{Story()}</div>],
} satisfies Meta<typeof ProductFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Eko Bouclé Three-Seater' })).toBeVisible()
    await expect(canvas.getByText('(3+1+1)')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Bouclé' })).toHaveAttribute('href', '#boucle')
    await expect(canvas.getByRole('link', { name: 'Eko Living Collection' })).toHaveAttribute('href', '#eko-living')
    await expect(canvas.queryByText(/Made in/)).toBeNull()
  },
}

export const Playground: Story = { args: { origin: 'Italy' } }

export const Foreign: Story = {
  args: { origin: 'Turkey' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Made in Turkey')).toBeVisible()
  },
}

export const MadeToOrder: Story = {
  args: { leadTime: { minimum: 4, maximum: 6 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Made for you in 4 to 6 weeks')).toBeVisible()
  },
}

export const LongWords: Story = { args: { item: longTextProduct }, globals: { viewport: { value: 'phone' } } }

export const Bare: Story = { args: { item: freeProduct, material: null, collection: null } }

/** The first frame after a tap on a card ends with the price and the actions. */
export const Start: Story = {
  args: { extent: 'start' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Eko Bouclé Three-Seater' })).toBeVisible()
    await expect(canvas.queryByText('What is included')).toBeNull()
  },
}

/** While the item is loading, nothing follows the facts, because more of them are still to come. */
export const FromCard: Story = {
  args: { extent: 'card', material: null, collection: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What is included')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'How ordering works' })).toBeNull()
  },
}

export const Collection: Story = {
  args: { item: promotedCollection, kinds: [{ label: 'Contemporary', href: '#contemporary' }], material: null, collection: null },
}

export const States: Story = {
  render: (args) => (
    <Cases
      of={{ Default, Foreign, MadeToOrder, LongWords, Bare, Collection }}
      draw={(own) => <ProductFacts {...args} {...own} />}
    />
  ),
}

/** The facts with the actions for the item. */
export const Examples: Story = {
  render: (args) => (
    <ProductFacts {...args} links={<ProductLinks onCopyLink={fn()} />}>
      <ProductActions item={plainProduct} orderHref="#order" onAddToCart={fn()} onWishlistToggle={fn()} />
    </ProductFacts>
  ),
}
