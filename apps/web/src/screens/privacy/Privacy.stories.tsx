import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ScreenFrame } from '../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Privacy',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/privacy' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The page has seven sections and says how users get their own data. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(7)
    await expect(main.getByRole('link', { name: 'your profile' })).toHaveAttribute('href', '/profile')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
