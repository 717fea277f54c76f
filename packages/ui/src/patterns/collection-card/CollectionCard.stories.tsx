import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { collections, promotedCollection } from '../../testing/items.ts'
import { Scene } from '../../testing/Scene.tsx'
import { CollectionCard } from './CollectionCard.tsx'

const meta = {
  title: 'Patterns/Browse/Collection card',
  component: CollectionCard,
  args: { collection: collections[1] ?? promotedCollection, href: '#collection', headingLevel: 2 },
  decorators: [(Story) => <div style={{ maxInlineSize: '32rem' }}>{Story()}</div>],
} satisfies Meta<typeof CollectionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#collection')
  },
}

export const Playground: Story = {}

export const OnPromotion: Story = {
  args: { collection: promotedCollection },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9% off')).toBeVisible()
  },
}

export const WithoutCover: Story = {
  args: { collection: { ...promotedCollection, coverImage: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Cover')).toBeVisible()
  },
}

export const States: Story = {
  render: (args) => <Cases of={{ Default, OnPromotion, WithoutCover }} draw={(own) => <CollectionCard {...args} {...own} />} />,
}

/** A card below the heading of its section. */
export const Examples: Story = {
  render: (args) => (
    <Scene layout="page">
      <h2>Collections</h2>
      <CollectionCard {...args} headingLevel={3} />
    </Scene>
  ),
}
