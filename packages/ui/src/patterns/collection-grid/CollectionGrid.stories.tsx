import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { collections } from '../../testing/items.ts'
import { CollectionCard } from '../collection-card/index.ts'
import { ListToolbar, ResultCount } from '../list-toolbar/index.ts'
import { CollectionGrid } from './CollectionGrid.tsx'

const cards = collections.map((collection) => (
  <CollectionCard key={collection._id} collection={collection} href="#" headingLevel={2} />
))

const meta = {
  title: 'Patterns/Browse/Collection grid',
  component: CollectionGrid,
  args: { children: cards.slice(0, 4) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof CollectionGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Playground: Story = { args: { children: cards } }

export const Single: Story = { args: { children: cards.slice(0, 1) } }

export const States: Story = {
  render: (args) => <Cases of={{ Default, Single }} draw={(own) => <CollectionGrid {...args} {...own} />} />,
}

/** The grid below the result count. */
export const Examples: Story = {
  render: (args) => (
    <>
      <ListToolbar count={<ResultCount total={4} of="collection" />} controls={null} />
      <CollectionGrid {...args} />
    </>
  ),
}
