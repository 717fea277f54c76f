import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ButtonLink } from '../../components/button/index.ts'
import { Scene } from '../../testing/Scene.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'

const meta = {
  title: 'Patterns/Saved lists/Summary panel',
  component: SummaryPanel,
  args: {
    title: 'Wishlist Summary',
    rows: [{ label: 'Total Items', value: 3 }],
    children: (
      <ButtonLink variant="secondary" href="#shop">
        Continue Shopping
      </ButtonLink>
    ),
  },
  argTypes: { rows: { control: false }, children: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof SummaryPanel>

export default meta
type Story = StoryObj<typeof meta>

/** A region named by its heading; each value is connected to its label. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Wishlist Summary' })).toBeVisible()
    await expect(canvas.getByRole('term')).toHaveTextContent('Total Items')
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^3$/)
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '#shop')
  },
}

export const Playground: Story = {}

export const States: Story = {
  args: {
    rows: [
      { label: 'Total Items', value: 0 },
      { label: 'Delivery to the mainland and the islands, with installation', value: 'Asked for in the chat' },
      { label: 'Total', value: '₦989,999,999,901.00' },
    ],
  },
}

/** The summary next to a wishlist. */
export const Examples: Story = {
  render: (args) => (
    <Scene>
      <h2>Items (3)</h2>
      <SummaryPanel {...args} />
    </Scene>
  ),
}

/** The action is the only tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveFocus()
  },
}
