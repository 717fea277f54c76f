import { isInShopCategory, shopCategories, shopCategoryLabels, type ShopCategory } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { products } from '../../testing/items.ts'
import { Scene } from '../../testing/Scene.tsx'
import { Band } from '../section/index.ts'
import { CategoryTiles } from './CategoryTiles.tsx'

const pictureOf = (category: ShopCategory) => products.find((product) => isInShopCategory(product, category))?.images[0] ?? null

const tiles = shopCategories.map((category) => ({
  label: shopCategoryLabels[category],
  href: `#${category}`,
  image: pictureOf(category),
}))

const meta = {
  title: 'Patterns/Browse/Category tiles',
  component: CategoryTiles,
  parameters: { layout: 'fullscreen' },
  args: { tiles },
  argTypes: { tiles: { control: false } },
  decorators: [(Story) => <Band>{Story()}</Band>],
} satisfies Meta<typeof CategoryTiles>

export default meta
type Story = StoryObj<typeof meta>

/** Each tile is a link named after its category. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(9)
    await expect(canvas.getByRole('link', { name: 'Corner Sofas' })).toHaveAttribute('href', '#Corner Sofas')
  },
}

export const Playground: Story = {}

export const WithoutPictures: Story = { args: { tiles: tiles.map((tile) => ({ ...tile, image: null })) } }

export const Empty: Story = {
  args: { tiles: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No categories found.')).toBeVisible()
  },
}

/** On wide screens the large picture is square, so that a sofa keeps both arms. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getAllByRole('link')[0]!.firstElementChild!.getBoundingClientRect()
    await expect(width / height).toBeGreaterThan(0.95)
    await expect(width / height).toBeLessThan(1.05)
  },
}

/** The same on a screen of medium width. */
export const Medium: Story = { ...Wide, globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const States: Story = {
  render: (args) => <Cases of={{ Default, WithoutPictures }} draw={(own) => <CategoryTiles {...args} {...own} />} />,
}

/** The tiles below their heading on the home page. */
export const Examples: Story = {
  decorators: [
    (Story) => (
      <Scene layout="screen">
        <h2>Featured Products</h2>
        <Story />
      </Scene>
    ),
  ],
}
