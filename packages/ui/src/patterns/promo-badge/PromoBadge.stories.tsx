import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { PromoBadge } from './PromoBadge.tsx'

const meta = {
  title: 'Patterns/Browse/Promo badge',
  component: PromoBadge,
  args: { percent: 12 },
} satisfies Meta<typeof PromoBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12% off')).toBeVisible()
  },
}

export const Playground: Story = { args: { percent: 40 } }

/** A discount that rounds to 0% has no badge. */
export const RoundsToZero: Story = {
  args: { percent: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/off/)).toBeNull()
  },
}

export const States: Story = {
  render: (args) => (
    <Cases
      of={{ Default, Playground, Most: { args: { percent: 99 } } }}
      draw={(own) => (
        // The background of pictures.
        <div style={{ padding: 'var(--space-12)', background: 'var(--color-linen)' }}>
          <PromoBadge {...args} {...own} />
        </div>
      )}
    />
  ),
}

/** A badge next to the price. */
export const Examples: Story = {
  render: (args) => (
    <Scene layout="row">
      <strong>Marina Corner Sofa</strong>
      <PromoBadge {...args} />
    </Scene>
  ),
}
