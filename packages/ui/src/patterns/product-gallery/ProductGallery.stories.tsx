import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { plainProduct, promotedCollection } from '../../testing/items.ts'
import { ProductGallery, type ProductGalleryProps } from './ProductGallery.tsx'

const meta = {
  title: 'Patterns/Product/Product gallery',
  component: ProductGallery,
  args: {
    images: plainProduct.images,
    name: plainProduct.name,
    index: 0,
    onGo: fn(),
    onNext: fn(),
    onPrevious: fn(),
    onSwipeEnd: fn(),
  },
  argTypes: { images: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '46rem' }}>{Story()}</div>],
} satisfies Meta<typeof ProductGallery>

export default meta
type Story = StoryObj<typeof meta>

/** The arrows report presses; the caller changes the index. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(args.onPrevious).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

/** Reports the distance of a swipe, negative towards the start. The caller applies the threshold of 50 pixels. */
export const Swipe: Story = {
  play: async ({ args, canvas }) => {
    const picture = canvas.getByRole('button', { name: /^Enlarge/ })
    const finger = { pointerType: 'touch', isPrimary: true, bubbles: true }
    await fireEvent.pointerDown(picture, { ...finger, clientX: 200 })
    await fireEvent.pointerUp(picture, { ...finger, clientX: 130 })
    await expect(args.onSwipeEnd).toHaveBeenCalledWith(-70)
  },
}

/** A tap opens the lightbox; Escape returns to the picture. */
export const Enlarged: Story = {
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: /^Enlarge/ })
    await userEvent.click(picture)
    const enlarged = await screen.findByRole('dialog', { name: 'Eko Bouclé Three-Seater' })
    await waitFor(() => expect(enlarged).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(picture).toHaveFocus())
  },
}

function WithState(args: ProductGalleryProps) {
  const [index, setIndex] = useState(args.index)
  const step = (by: number) => setIndex((current) => (current + by + args.images.length) % args.images.length)
  return (
    <ProductGallery
      {...args}
      index={index}
      onGo={setIndex}
      onNext={() => step(1)}
      onPrevious={() => step(-1)}
      onSwipeEnd={(distance) => step(distance < 0 ? 1 : -1)}
    />
  )
}

/** After moving on in the enlarged pictures, the focus returns to the picture that the gallery shows then. */
export const MovedOnEnlarged: Story = {
  render: (args) => <WithState {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Enlarge/ }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Enlarge: .*a closer look/ })).toHaveFocus())
  },
}

/** The caller changes the index, and the arrow keys wrap around. */
export const Examples: Story = {
  render: (args) => <WithState {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /^Enlarge: .*a closer look/ })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: /^Enlarge: Eko Bouclé Three-Seater$/ })).toBeVisible()
  },
}

export const OnePicture: Story = {
  args: { images: plainProduct.images.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

export const WithoutPicture: Story = {
  args: { images: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Image')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const CollectionCover: Story = {
  args: {
    images: promotedCollection.coverImage ? [promotedCollection.coverImage] : [],
    name: promotedCollection.name,
    emptyLabel: 'No Cover',
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const States: Story = {
  parameters: severalPages,
  render: (args) => <Cases of={{ Default, OnePicture, WithoutPicture }} draw={(own) => <ProductGallery {...args} {...own} />} />,
}

/** Arrow keys change the picture and keep the focus on the one that is shown; Enter opens the lightbox and Escape closes it. */
export const Keyboard: Story = {
  render: (args) => <WithState {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const picture = () => canvas.getByRole('button', { name: /^Enlarge/ })
    const first = picture()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await step('The focus ring is on an edge that covers the picture', async () => {
      const edge = getComputedStyle(first, '::after')
      await expect([edge.borderTopWidth, edge.outlineStyle, edge.outlineOffset]).toEqual(['6px', 'solid', '-4px'])
    })
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).not.toBeVisible()
    await expect(picture()).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    const enlarged = await screen.findByRole('dialog')
    await waitFor(() => expect(enlarged).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(picture()).toHaveFocus())
    await expect(first).not.toHaveFocus()
  },
}
