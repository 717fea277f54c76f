import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Link } from '../../components/link/index.ts'
import { promotedProduct } from '../../testing/items.ts'
import { ProductActions, ProductLinks } from '../product-actions/index.ts'
import { ProductDescription } from '../product-description/index.ts'
import { ProductFacts } from '../product-facts/index.ts'
import { ProductGallery } from '../product-gallery/index.ts'
import { ProductLayout } from './ProductLayout.tsx'

const { name, style, category, images, description, dimensions } = promotedProduct

const meta = {
  title: 'Patterns/Product/Product layout',
  component: ProductLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    bar: <Link href="#category">{category}</Link>,
    gallery: <ProductGallery images={images} name={name} index={0} onGo={fn()} onNext={fn()} onPrevious={fn()} />,
    facts: (
      <ProductFacts
        item={promotedProduct}
        kinds={[
          { label: style, href: '#style' },
          { label: category, href: '#category' },
        ]}
        origin={null}
        termsHref="#terms"
        links={<ProductLinks onCopyLink={fn()} onShare={fn()} />}
        collection={{ name: 'Marina Corner Collection', href: '#collection' }}
      >
        <ProductActions item={promotedProduct} orderHref="#order" />
      </ProductFacts>
    ),
    children: <ProductDescription html={description} dimensions={dimensions} />,
  },
  argTypes: {
    bar: { control: false },
    gallery: { control: false },
    facts: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof ProductLayout>

export default meta
type Story = StoryObj<typeof meta>

/** The reading order is pictures, facts, description. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent)
    await expect(headings).toEqual(['Marina Corner Sofa', 'How ordering works', 'Description'])
  },
}

export const Playground: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The layout of an item without a description. */
export const States: Story = { args: { children: null } }

/** The layout of an item without pictures. */
export const Examples: Story = {
  args: { gallery: <ProductGallery images={[]} name={name} index={0} onGo={fn()} onNext={fn()} onPrevious={fn()} /> },
}
