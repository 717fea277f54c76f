import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InState, pseudoStates } from '../../testing/InState.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { follow, withStillLinks } from '../../testing/withStillLinks.tsx'
import { Button } from '../button/Button.tsx'
import { Chip, ChipLink } from './Chip.tsx'

const meta = {
  title: 'Components/Chip',
  component: Chip,
  tags: ['new'],
  args: { label: 'Bedroom', onRemove: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Remove Bedroom' })
    await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(chip)
    await expect(args.onRemove).toHaveBeenCalledOnce()
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

/** Above a list, with the way to clear everything at the end. */
export const Examples: Story = {
  render: () => (
    <Scene layout="row">
      <span>24 products</span>
      <Chip label="Bedroom" onRemove={fn()} />
      <Chip label="On promotion" onRemove={fn()} />
      <Button variant="quiet">Clear filters</Button>
    </Scene>
  ),
}

/** Where the choice lives in the address, the chip leads to the same view without it. */
export const AsLink: Story = {
  render: () => <ChipLink label="Bedroom" href="#without" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove Bedroom' })).toHaveAttribute('href', '#without')
  },
}

/** Enter and Space press the button; a link is followed by Enter. */
export const Keyboard: Story = {
  decorators: [withStillLinks],
  render: (args) => (
    <>
      <Chip {...args} />
      <ChipLink label="On promotion" href="#without" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Bedroom' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(args.onRemove).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Remove On promotion' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['#without']])
  },
}
