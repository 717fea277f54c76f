import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { OrderingSteps } from './OrderingSteps.tsx'

const meta = {
  title: 'Patterns/Product/Ordering steps',
  component: OrderingSteps,
  args: { termsHref: '#terms' },
} satisfies Meta<typeof OrderingSteps>

export default meta
type Story = StoryObj<typeof meta>

/** Four lines: message, quotation, deposit, delivery. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your order opens a chat with us, and the message is already written.',
      'We send you a quotation with the final price and date.',
      'A deposit of 50-80% confirms your order.',
      'You pay the balance, and we deliver.',
    ])
    await expect(canvas.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '#terms')
  },
}

export const Playground: Story = {}

/** An item that is made abroad is paid in full. */
export const MadeAbroad: Story = {
  args: { isForeign: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Full payment confirms your order.')).toBeVisible()
    await expect(canvas.queryByText(/deposit/)).toBeNull()
  },
}

export const States: Story = {
  render: (args) => <Cases of={{ Default, MadeAbroad }} draw={(own) => <OrderingSteps {...args} {...own} />} />,
}

/** The steps below the facts of an item. */
export const Examples: Story = {
  render: (args) => (
    <Scene layout="page">
      <h1>Eko Bouclé Three-Seater</h1>
      <OrderingSteps {...args} />
    </Scene>
  ),
}
