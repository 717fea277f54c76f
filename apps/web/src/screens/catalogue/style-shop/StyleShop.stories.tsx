import { catalogueProducts } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Style shop',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/styles/antique%2Froyal' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The list is restricted to one style, with links to the other styles. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Antique/Royal Furniture', level: 1 })
    const switcher = await canvas.findByRole('combobox', { name: 'Style' })
    await expect(
      within(switcher)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Modern', 'Contemporary', 'Antique/Royal', 'Bespoke', 'Minimalist', 'Glam'])
    await userEvent.selectOptions(switcher, 'Glam')
    await expect(await canvas.findByRole('heading', { name: 'Glam Furniture' })).toBeVisible()
  },
}

/** Another style begins with its first page, and filters stay. Without JavaScript, Load More links to `page=2`. */
export const SwitchedOnSecondPage: Story = {
  name: 'Flow: switch on the second page',
  args: {
    address: '/styles/antique%2Froyal?isBestSeller=true&page=2',
    seed: {
      products: [...catalogueProducts, ...catalogueProducts].map((product, index) => ({
        ...product,
        _id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
        style: index % 2 === 0 ? 'Antique/Royal' : 'Glam',
        isBestSeller: true,
      })),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Style' }), 'Glam')
    await canvas.findByRole('heading', { name: 'Glam Furniture' })
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12))
    await expect(canvas.getByRole('button', { name: 'Load More' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Remove Best sellers' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('catalogue.products', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading styles data...')).toBeInTheDocument()
  },
}

export const Missing: Story = {
  args: { address: '/styles/baroque' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '404 Not Found' })).toBeVisible()
  },
}
