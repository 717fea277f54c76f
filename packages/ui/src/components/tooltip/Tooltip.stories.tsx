import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Tooltip, tooltipSides } from './Tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['new'],
  args: { text: 'Shown on the home page', children: <Button variant="secondary">Best seller</Button> },
  argTypes: { side: { control: 'inline-radio', options: tooltipSides }, children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** It shows under the pointer and goes with it; it describes its control at any time. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Best seller' })
    const tip = canvas.getByText('Shown on the home page')
    await waitFor(() => expect(tip).not.toBeVisible())
    await expect(button).toHaveAccessibleDescription('Shown on the home page')
    await userEvent.hover(button)
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.unhover(button)
    await waitFor(() => expect(tip).not.toBeVisible())
  },
}

export const Playground: Story = { args: { side: 'below' } }

const openTip = (cell: HTMLElement | null) => cell?.querySelector('[role=tooltip]')?.setAttribute('data-open', '')

/** All open, to be looked at. */
export const States: Story = {
  render: () => (
    <Matrix
      rows={tooltipSides}
      columns={{
        Short: { text: 'Copy link' },
        Long: { text: 'Shown on the home page until the promotion ends, then on the shelf of its room' },
      }}
      cell={(side, props) => (
        <div style={{ padding: '6rem' }} ref={openTip}>
          <Tooltip side={side} {...props}>
            <IconButton icon="link" label={`Copy link, ${props.text.length} letters, ${side}`} title={undefined} />
          </Tooltip>
        </div>
      )}
    />
  ),
}

/** On a button that is only an icon. */
export const Examples: Story = {
  render: () => (
    <Tooltip text="Link copied to clipboard!" side="below">
      <IconButton icon="link" label="Copy link" />
    </Tooltip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
  },
}

/** Tab shows it, Escape sends it away while the focus stays. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const tip = canvas.getByText('Shown on the home page')
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip).not.toBeVisible())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
