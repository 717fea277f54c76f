import { styles } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { products } from '../../testing/items.ts'
import { Scene } from '../../testing/Scene.tsx'
import { Band } from '../section/index.ts'
import { StyleTiles } from './StyleTiles.tsx'

const meta = {
  title: 'Patterns/Browse/Style tiles',
  component: StyleTiles,
  parameters: { layout: 'fullscreen' },
  args: {
    tiles: styles.map((style) => ({
      label: style,
      href: `#${style}`,
      image: products.find((product) => product.style === style)?.images[0] ?? null,
    })),
  },
  argTypes: { tiles: { control: false } },
  decorators: [(Story) => <Band>{Story()}</Band>],
} satisfies Meta<typeof StyleTiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent?.replace('No Image', ''))).toEqual([
      'Modern',
      'Contemporary',
      'Antique/Royal',
      'Bespoke',
      'Minimalist',
      'Glam',
    ])
  },
}

export const Playground: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const States: Story = {
  render: (args) => (
    <Cases
      of={{ Default, WithoutPictures: { args: { tiles: meta.args.tiles.map((tile) => ({ ...tile, image: null })) } } }}
      draw={(own) => <StyleTiles {...args} {...own} />}
    />
  ),
}

/** The tiles below their heading on the home page. */
export const Examples: Story = {
  decorators: [
    (Story) => (
      <Scene layout="screen">
        <h2>Featured Styles</h2>
        <Story />
      </Scene>
    ),
  ],
}
