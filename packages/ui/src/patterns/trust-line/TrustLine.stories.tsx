import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShopSection } from '../section/index.ts'
import { TrustLine } from './TrustLine.tsx'

const meta = {
  title: 'Patterns/Browse/Trust line',
  component: TrustLine,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TrustLine>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const promises = canvas.getAllByRole('listitem').map((item) => item.textContent)
    await expect(promises).toEqual(['World Wide Shipping', 'Quality Assurance', 'Free Installation'])
  },
}

export const Playground: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The line has only one state. */
export const States: Story = {}

/** The line between the hero and the categories. */
export const Examples: Story = {
  render: () => (
    <>
      <TrustLine />
      <ShopSection title="Featured Products">
        <p>Nine rooms and corners to begin with.</p>
      </ShopSection>
    </>
  ),
}
