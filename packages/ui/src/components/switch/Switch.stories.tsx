import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Edit profile', onChange: fn() },
  decorators: [narrow('20rem')],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

/** The whole line is clickable, and Space toggles it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('switch', { name: 'Edit profile' })
    await userEvent.click(canvas.getByText('Edit profile'))
    await expect(input).toBeChecked()
    await userEvent.click(input)
    await expect(input).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const Playground: Story = { args: { hint: 'Name, email and phone number', disabled: false } }

export const States: Story = {
  render: () => (
    <Matrix
      isInteractive
      rows={['Off', 'On']}
      columns={{ Plain: {}, 'With hint': { hint: 'Name, email and phone number' }, Disabled: { disabled: true } }}
      cell={(state, props) => <Switch label="Edit profile" defaultChecked={state === 'On'} {...props} />}
    />
  ),
}

/** A switch above the fields that it enables. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <Switch label="Edit profile" defaultChecked />
      <TextField label="Name" defaultValue="Ada Obi" />
    </Scene>
  ),
}

/** Tab focuses the switch; Space toggles it. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('switch')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(input).toBeChecked()
  },
}
