import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { plainProduct } from '../../testing/items.ts'
import { Scene } from '../../testing/Scene.tsx'
import { ShopPicture } from './ShopPicture.tsx'

const meta = {
  title: 'Patterns/Browse/Shop picture',
  component: ShopPicture,
  args: { image: plainProduct.images[0] ?? null, alt: 'A sofa in cream bouclé' },
  argTypes: { image: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof ShopPicture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = { args: { shape: 'square' } }

/** The addresses of all variants are derived from the stored one. */
export const Variants: Story = {
  args: {
    image: {
      url: '/media/0f1e-1280.jpg',
      public_id: '0f1e',
      alt: '',
      width: 1600,
      height: 2000,
      widths: [320, 1280],
      placeholder: '',
    },
    alt: '',
  },
  play: async ({ canvasElement }) => {
    const addresses = [...canvasElement.querySelectorAll('source')].map((source) => source.srcset)
    await expect(addresses).toEqual([
      '/media/0f1e-320.avif 320w, /media/0f1e-1280.avif 1280w',
      '/media/0f1e-320.webp 320w, /media/0f1e-1280.webp 1280w',
    ])
  },
}

export const Missing: Story = {
  args: { image: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Image')).toBeVisible()
  },
}

export const States: Story = {
  render: (args) => <Cases of={{ Default, Playground, Missing }} draw={(own) => <ShopPicture {...args} {...own} />} />,
}

/** Small pictures in a row. */
export const Examples: Story = {
  render: (args) => (
    <Scene layout="row">
      <div style={{ inlineSize: '4rem' }}>
        <ShopPicture {...args} shape="square" />
      </div>
      <strong>Eko Bouclé Three-Seater</strong>
    </Scene>
  ),
}
