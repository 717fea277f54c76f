import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { Button } from '../button/Button.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'On promotion', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

/** The whole line is clickable. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('On promotion'))
    await expect(canvas.getByRole('checkbox', { name: 'On promotion' })).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = { args: { hint: 'Items with a lower price for a while' } }

export const States: Story = {
  render: () => (
    <Matrix
      isInteractive
      rows={['Open', 'Ticked']}
      columns={{ Plain: {}, 'With hint': { hint: 'Made outside Nigeria' }, Disabled: { disabled: true } }}
      cell={(state, props) => <Checkbox label="Foreign" defaultChecked={state === 'Ticked'} {...props} />}
    />
  ),
}

/** The checkboxes of the filter dialog. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <fieldset>
        <legend>Only show</legend>
        <div style={{ display: 'grid', justifyItems: 'start' }}>
          <Checkbox label="On promotion" defaultChecked />
          <Checkbox label="Best sellers" />
          <Checkbox label="Foreign" hint="Made outside Nigeria, paid in full" />
        </div>
      </fieldset>
      <Button>Apply</Button>
    </Scene>
  ),
}

/** The parent of several checkboxes of which some are checked; pressing it checks all of them. */
export const Mixed: Story = {
  args: { label: 'All products', isMixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All products' })).toBePartiallyChecked()
  },
}

/** In a table the row is the visible label, so the checkbox has a label for screen readers only. */
export const HiddenLabel: Story = {
  args: { label: 'Select Adire wing chair', isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Adire wing chair' })).toBeInTheDocument()
  },
}

/** Space checks and unchecks the box. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
