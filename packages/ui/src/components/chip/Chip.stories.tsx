import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InState, pseudoStates } from '../../testing/InState.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { Button } from '../button/Button.tsx'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { label: 'Bedroom', href: '#without-bedroom' },
  decorators: [withInertLinks],
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { name: 'Remove Bedroom' })
    await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(chip).toHaveAttribute('href', '#without-bedroom')
  },
}

export const Playground: Story = { args: { label: 'From ₦500,000.00' } }

export const States: Story = {
  render: (args) => (
    <ul role="list" style={{ display: 'flex', flexWrap: 'wrap', columnGap: '0.5rem' }}>
      {['Bedroom', 'Antique/Royal', 'On promotion', 'From ₦500,000.00 to ₦2,500,000.00'].map((label) => (
        <li key={label}>
          <Chip {...args} label={label} />
        </li>
      ))}
      {pseudoStates.map((state) => (
        <li key={state}>
          <InState state={state}>
            <Chip {...args} label={state} />
          </InState>
        </li>
      ))}
    </ul>
  ),
}

/** A long word, such as a pasted address, breaks within the chip. */
export const LongWord: Story = {
  args: { label: `“${'mahogany'.repeat(10)}”` },
  decorators: [
    (Chip) => (
      <ul role="list" style={{ display: 'flex', flexWrap: 'wrap', inlineSize: '15rem' }}>
        <li>
          <Chip />
        </li>
      </ul>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBe(list.clientWidth)
  },
}

/** Chips above a catalogue list, with a button that clears all filters. */
export const Examples: Story = {
  render: () => (
    <Scene layout="row">
      <span>24 products</span>
      <Chip label="Bedroom" href="#chip" />
      <Chip label="On promotion" href="#chip" />
      <Button variant="quiet">Clear filters</Button>
    </Scene>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    follow.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Remove Bedroom' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['#without-bedroom']])
  },
}
