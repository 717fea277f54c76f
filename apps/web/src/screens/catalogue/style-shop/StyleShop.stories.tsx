import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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
    const switcher = canvas.getByRole('combobox', { name: 'Style' })
    await expect(
      within(switcher)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Modern', 'Contemporary', 'Antique/Royal', 'Bespoke', 'Minimalist', 'Glam'])
    await userEvent.selectOptions(switcher, 'Glam')
    await expect(await canvas.findByRole('heading', { name: 'Glam Furniture' })).toBeVisible()
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
