import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { brokenPicture, pictures } from '../../testing/pictures.ts'
import { Picture, pictureShapes } from './Picture.tsx'

const meta = {
  title: 'Components/Picture',
  component: Picture,
  args: { image: pictures.wingChair, alt: pictures.wingChair.alt, sizes: '320px' },
  argTypes: { shape: { control: 'select', options: pictureShapes }, image: { control: false } },
  decorators: [narrow('20rem')],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const img = canvas.getByRole<HTMLImageElement>('img', {
      name: 'A deep green wing chair with a buttoned back, seen from the front',
    })
    await waitFor(() => expect(img.complete && img.naturalWidth).toBe(1200))
    await expect(img).toHaveAttribute('loading', 'lazy')
  },
}

export const Playground: Story = { args: { shape: 'square', fit: 'contain' } }

export const States: Story = {
  render: () => (
    <Matrix
      rows={pictureShapes.filter((shape) => shape !== 'fill')}
      columns={{
        Shown: { image: pictures.wingChair },
        Loading: {
          image: { ...pictures.wingChair, sources: { ...pictures.wingChair.sources, src: pictures.wingChair.placeholder } },
        },
        Missing: { image: null },
        Broken: { image: brokenPicture },
      }}
      cell={(shape, { image }) => (
        <div style={{ inlineSize: '9rem' }}>
          <Picture image={image} shape={shape} alt="" />
        </div>
      )}
    />
  ),
}

/** A picture in a card, above the text. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <Picture image={pictures.wingChair} alt={pictures.wingChair.alt} sizes="320px" shape="portrait" />
      <h3>Adire wing chair</h3>
    </Scene>
  ),
}

/** Modern formats come first; every browser can show the JPEG. */
export const InAllFormats: Story = {
  args: {
    image: {
      ...pictures.wingChair,
      sources: {
        avif: `${pictures.wingChair.sources.src}#avif 400w`,
        webp: `${pictures.wingChair.sources.src}#webp 400w`,
        jpeg: `${pictures.wingChair.sources.src}#jpeg 400w`,
        src: pictures.wingChair.sources.src,
      },
    },
  },
  play: async ({ canvasElement }) => {
    const types = [...canvasElement.querySelectorAll('source')].map((source) => source.type)
    await expect(types).toEqual(['image/avif', 'image/webp'])
  },
}

/** The largest picture of the first screen is loaded eagerly. */
export const WithPriority: Story = {
  args: { image: pictures.livingRoom, alt: 'A living room', shape: 'wide', priority: true },
  play: async ({ canvas }) => {
    const img = canvas.getByRole('img', { name: 'A living room' })
    await expect(img).toHaveAttribute('fetchpriority', 'high')
    await expect(img).toHaveAttribute('loading', 'eager')
  },
}

export const Missing: Story = {
  args: { image: null, alt: 'Asaba wardrobe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Asaba wardrobe: No Image' })).toBeVisible()
  },
}

/** In a thumbnail, no word of the label is broken. */
export const MissingThumbnail: Story = {
  args: { image: null, alt: '', shape: 'square' },
  decorators: [(Story) => <div style={{ inlineSize: '3rem', overflowWrap: 'anywhere' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const label = canvas.getByText('No Image')
    const text = document.createRange()
    text.selectNodeContents(label)
    await expect(text.getClientRects()).toHaveLength(2)
    await expect(label.scrollHeight).toBe(label.clientHeight)
  },
}

export const MissingCover: Story = {
  args: { image: null, alt: '', emptyLabel: 'No Cover' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Cover')).toBeVisible()
  },
}

export const Broken: Story = {
  args: { image: brokenPicture, alt: 'Asaba wardrobe' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Image Error')).toBeVisible()
  },
}
