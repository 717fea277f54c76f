import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ListPageSkeleton } from './ListSkeletons.tsx'
import { HomeSkeleton, ProductSkeleton, ShopSkeleton } from './Skeletons.tsx'
import { TextSkeleton } from './TextSkeleton.tsx'

const meta = {
  title: 'Patterns/Site/Skeletons',
  component: HomeSkeleton,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Loading data...' },
} satisfies Meta<typeof HomeSkeleton>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers announce only the sentence. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading data...')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const Playground: Story = {}

/** The title is known before the page. */
export const Shop: Story = {
  args: { label: 'Loading styles data...' },
  render: (args) => <ShopSkeleton {...args} title="Shop" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Shop')
  },
}

/** The page of a style with a filter. */
export const StylePage: Story = {
  args: { label: 'Loading styles data...' },
  render: (args) => <ShopSkeleton {...args} title="Glam Bedroom" hasSwitcher isFiltered />,
}

/** Collections have wide pictures. */
export const Collections: Story = {
  args: { label: 'Loading data...' },
  render: (args) => <ShopSkeleton {...args} title="Collections" of="collections" />,
}

export const Product: Story = { render: (args) => <ProductSkeleton {...args} /> }

/** The skeleton of a saved list has three rows. */
export const List: Story = { args: { label: 'Loading your cart...' }, render: (args) => <ListPageSkeleton {...args} /> }

/** A text page, such as About Us or the terms. */
export const Text: Story = { render: (args) => <TextSkeleton {...args} /> }

/** The skeletons of all kinds of pages. */
export const States: Story = {
  render: () => (
    <>
      <HomeSkeleton label="Loading data..." />
      <ShopSkeleton label="Loading styles data..." title="Shop" />
      <ProductSkeleton label="Loading data..." />
      <ListPageSkeleton label="Loading your cart..." />
      <TextSkeleton label="Loading data..." />
    </>
  ),
}

/** The shop page while its list loads. */
export const Examples: Story = {
  render: (args) => <ShopSkeleton {...args} title="Shop" />,
}
