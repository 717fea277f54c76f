import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenFrame } from '../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Terms',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/terms' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Every rule of an order, and the date from which they hold. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
    await expect(canvas.getByText('Effective July 8, 2025')).toBeVisible()
    const main = canvas.getByRole('main')
    for (const rule of [
      'A deposit of 50-80% of the price confirms an order.',
      'full payment before we order them',
      'The balance is paid before delivery.',
      'Production takes 3-6 weeks.',
      'Shipping takes 5-6 weeks',
      'a warranty of 3 months on manufacturing defects',
      'Delivery is expected within 7 days of completion.',
      'storage charges are due',
      'have to reach us within 24 hours of delivery',
      'only before production has begun, or for proven defects',
      'After production a refund is given only after resale',
      'high beds, wall panels and kitchens at extra cost',
      'Site measurement visits are paid',
    ]) {
      await expect(main).toHaveTextContent(rule)
    }
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
