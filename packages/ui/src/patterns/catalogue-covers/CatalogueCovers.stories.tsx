import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { brokenProduct, products } from '../../testing/items.ts'
import { Scene } from '../../testing/Scene.tsx'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { CatalogueCovers } from './CatalogueCovers.tsx'

const titles = ['Living Rooms', 'Armchairs', 'Bedrooms', 'Dining Rooms', 'Wardrobes', 'TV Walls', 'Carpets']

const covers = titles.map((title, index) => ({
  title,
  href: `https://designs.example/${index}`,
  image: products[index * 3]?.images[0] ?? null,
}))

const meta = {
  title: 'Patterns/Static/Catalogue covers',
  component: CatalogueCovers,
  args: { covers },
  argTypes: { covers: { control: false } },
  decorators: [
    (Story) => (
      <section aria-labelledby="catalogues">
        <Scene layout="screen">
          <h1 id="catalogues">E-Catalog</h1>
          {Story()}
        </Scene>
      </section>
    ),
  ],
} satisfies Meta<typeof CatalogueCovers>

export default meta
type Story = StoryObj<typeof meta>

/** Seven covers, each with a picture and an external link that opens in a new tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(titles)
    await expect(canvas.getAllByRole('img')).toHaveLength(7)
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-48)' }}>
      <CatalogueCovers covers={covers.slice(0, 1)} />
      <CatalogueCovers
        covers={[
          { title: 'Without a picture', href: '#', image: null },
          { title: 'With a picture that does not come', href: '#', image: brokenProduct.images[0] ?? null },
          { title: 'With a title that takes more than one line on every screen', href: '#', image: covers[2]?.image ?? null },
        ]}
      />
    </div>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The first three of the E-Catalog page. */
export const Examples: Story = { args: { covers: covers.slice(0, 3) } }

/** Tab moves from cover to cover; Enter opens one. */
export const Keyboard: Story = {
  decorators: [withInertLinks],
  play: async ({ canvas, userEvent }) => {
    for (const name of titles) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['https://designs.example/6']])
  },
}
