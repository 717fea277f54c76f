import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Was ' },
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      <s>₦1,250,000.00</s>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Was ₦1,250,000.00')
    await expect(canvasElement.querySelector('span')?.getBoundingClientRect().width).toBe(1)
  },
}

export const Playground: Story = { args: { children: 'Before the promotion: ' } }

/** The hidden text, made visible. */
export const States: Story = { args: { style: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' } } }

/** The hidden text names the old price, because screen readers do not announce that it is struck through. */
export const Examples: Story = {
  render: () => (
    <p>
      <VisuallyHidden>Now </VisuallyHidden>
      <strong>₦980,000.00</strong> <VisuallyHidden>Was </VisuallyHidden>
      <s>₦1,250,000.00</s>
    </p>
  ),
}
