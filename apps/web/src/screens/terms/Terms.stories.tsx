import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ScreenFrame } from '../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Terms',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/terms' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The page shows the sections, their date, and the link to the privacy policy. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
    await expect(canvas.getByText('Effective July 8, 2025')).toBeVisible()
    await expect(within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(11)
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
