import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { narrow } from '../../testing/narrow.tsx'
import {
  productWithoutPictures,
  brokenProduct,
  expensiveProduct,
  foreignProduct,
  freeProduct,
  plainProduct,
  promotedProduct,
  longTextProduct,
} from '../../testing/items.ts'
import { ProductGrid } from '../product-grid/index.ts'
import { ProductCard } from './ProductCard.tsx'

const meta = {
  title: 'Patterns/Browse/Product card',
  component: ProductCard,
  args: { product: plainProduct, href: '#eko', headingLevel: 2 },
  decorators: [narrow('20rem')],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

/** The whole card is a single link with the name of the item. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(1)
    await expect(links[0]).toHaveAccessibleName('Eko Bouclé Three-Seater')
    await expect(links[0]).toHaveAttribute('href', '#eko')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Playground: Story = { args: { isWished: false, priority: false, onWishlistToggle: fn() } }

export const OnPromotion: Story = {
  args: { product: promotedProduct },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12% off')).toBeVisible()
    await expect(canvas.getByText('₦2,450,000.00')).toBeVisible()
  },
}

/** In a Yoruba name, each tone mark is above its letter, not next to it. */
export const ToneMarks: Story = {
  args: { product: { ...plainProduct, name: 'Ọ̀ṣun Bouclé Ọ̀gá' } },
  play: async ({ canvas }) => {
    await document.fonts.load("100px 'Fraunces Variable', 'Fraunces Tones'", 'Ọ̀')
    const drawing = document.createElement('canvas').getContext('2d')!
    drawing.font = `100px ${getComputedStyle(canvas.getByRole('heading')).fontFamily}`
    const { actualBoundingBoxRight, width } = drawing.measureText('Ọ̀')
    await expect(actualBoundingBoxRight).toBeLessThanOrEqual(width)
  },
}

/** Pressing the heart does not follow the link. */
export const WithHeart: Story = {
  args: { isWished: true, onWishlistToggle: fn(), onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Wishlist: Eko Bouclé Three-Seater', pressed: true })
    await userEvent.click(heart)
    await expect(args.onWishlistToggle).toHaveBeenCalledOnce()
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** The second picture is loaded on the first hover or focus on a wide screen. */
export const SecondPicture: Story = {
  globals: { viewport: { value: 'desktop' } },
  // The mouse pointer of a new browser is in the upper left corner. A card there is hovered from the start.
  decorators: [(Story) => <div style={{ padding: '2rem' }}>{Story()}</div>],
  play: async ({ canvasElement, canvas, userEvent }) => {
    await expect(canvasElement.querySelectorAll('picture')).toHaveLength(1)
    await userEvent.hover(canvas.getByRole('article'))
    await waitFor(() => expect(canvasElement.querySelectorAll('picture')).toHaveLength(2))
  },
}

export const SecondPictureOnFocus: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvasElement.querySelectorAll('picture')).toHaveLength(2))
  },
}

/** A phone loads one picture only. */
export const OnePictureOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'))
    await expect(canvasElement.querySelectorAll('picture')).toHaveLength(1)
  },
}

export const WithoutPicture: Story = {
  args: { product: productWithoutPictures },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Image')).toBeVisible()
  },
}

export const PictureFails: Story = {
  args: { product: brokenProduct, priority: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Image Error')).toBeVisible()
  },
}

export const States: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '72rem' }}>{Story()}</div>],
  render: (args) => (
    <ProductGrid>
      <ProductCard {...args} product={plainProduct} />
      <ProductCard {...args} product={promotedProduct} />
      <ProductCard {...args} product={foreignProduct} />
      <ProductCard {...args} product={longTextProduct} />
      <ProductCard {...args} product={productWithoutPictures} />
      <ProductCard {...args} product={freeProduct} />
      <ProductCard {...args} product={expensiveProduct} />
      <ProductCard {...args} isWished onWishlistToggle={fn()} />
    </ProductGrid>
  ),
}

/** Four in a row of a grid. */
export const Examples: Story = {
  render: (args) => (
    <ProductGrid>
      {[plainProduct, promotedProduct, foreignProduct, longTextProduct].map((product) => (
        <ProductCard {...args} key={product.name} product={product} onWishlistToggle={fn()} />
      ))}
    </ProductGrid>
  ),
}
