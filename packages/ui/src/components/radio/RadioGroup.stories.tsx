import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { Button } from '../button/Button.tsx'
import { RadioGroup, radioLayouts } from './RadioGroup.tsx'

const options = [
  { value: 'lagos', label: 'Made in Lagos' },
  { value: 'foreign', label: 'Imported' },
  { value: 'both', label: 'Both' },
]

const meta = {
  title: 'Components/Radio group',
  component: RadioGroup,
  tags: ['new'],
  args: { label: 'Origin', options, onValueChange: fn() },
  argTypes: { layout: { control: 'inline-radio', options: radioLayouts } },
  decorators: [narrow('27.5rem')],
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Choosing one lets go of the other. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Origin' })).toBeVisible()
    await userEvent.click(canvas.getByText('Imported'))
    await userEvent.click(canvas.getByText('Both'))
    await expect(canvas.getByRole('radio', { name: 'Imported' })).not.toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Both' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, 'foreign')
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, 'both')
  },
}

export const Playground: Story = { args: { layout: 'row', defaultValue: 'lagos', hint: 'Imported pieces are paid in full.' } }

export const States: Story = {
  render: () => (
    <Matrix
      isWrapped
      isInteractive
      rows={radioLayouts}
      columns={{
        Open: {},
        Chosen: { defaultValue: 'lagos' },
        'With hint': { defaultValue: 'lagos', hint: 'Imported pieces are paid in full.' },
        'With error': { error: 'Choose one' },
        Disabled: { disabled: true, defaultValue: 'lagos' },
      }}
      cell={(layout, props) => (
        <div style={{ inlineSize: '16rem' }}>
          <RadioGroup label="Origin" options={options} layout={layout} {...props} />
        </div>
      )}
    />
  ),
}

/** One choice of few, in a form. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <RadioGroup label="Origin" options={options} defaultValue="lagos" hint="Imported pieces are paid in full." />
      <Button>Apply</Button>
    </Scene>
  ),
}

/** One Tab stop for the group; the arrow keys choose, and wrap around. */
export const Keyboard: Story = {
  args: { defaultValue: 'lagos' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Made in Lagos' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Imported' })).toHaveFocus()
    await expect(canvas.getByRole('radio', { name: 'Imported' })).toBeChecked()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: 'Both' })).toBeChecked()
  },
}

/** The error is read out with the group. */
export const WithError: Story = {
  args: { error: 'Choose one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Origin' })).toHaveAccessibleDescription('Error: Choose one')
  },
}
