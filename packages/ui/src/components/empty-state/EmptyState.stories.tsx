import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Scene } from '../../testing/Scene.tsx'
import { Button, ButtonLink } from '../button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/Empty state',
  component: EmptyState,
  args: { title: 'Your wishlist is empty.', action: <ButtonLink href="#shop">Start shopping!</ButtonLink> },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your wishlist is empty.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start shopping!' })).toBeVisible()
  },
}

export const Playground: Story = { args: { children: 'Press the heart on an item to save it here.' } }

export const States: Story = {
  render: () => (
    <>
      <EmptyState title="No collections available" />
      <EmptyState title="No products found." action={<Button variant="secondary">Clear filters</Button>} />
      <EmptyState title="Your cart is empty." action={<ButtonLink href="#shop">Start shopping!</ButtonLink>}>
        What you add to it stays here until you order.
      </EmptyState>
    </>
  ),
}

/** An empty state in place of a list. */
export const Examples: Story = {
  render: () => (
    <Scene layout="page">
      <h1>Your Shopping Cart</h1>
      <EmptyState title="Your cart is empty." action={<ButtonLink href="#shop">Start shopping!</ButtonLink>} />
    </Scene>
  ),
}

/** The sentence is a heading if the view has no other. */
export const AsHeading: Story = {
  args: { title: 'Product not found.', headingLevel: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Product not found.' })).toBeVisible()
  },
}

/** The action is the only tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Start shopping!' })).toHaveFocus()
  },
}
