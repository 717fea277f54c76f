import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { Select } from './Select.tsx'

const options = ['Newest', 'Price, low to high', 'Price, high to low', 'Name'].map((label) => ({ value: label, label }))

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Sort by', options, onChange: fn() },
  decorators: [narrow('27.5rem')],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByLabelText('Sort by')
    await userEvent.selectOptions(select, 'Name')
    await expect(select).toHaveValue('Name')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = { args: { variant: 'bare', isLabelHidden: true } }

export const States: Story = {
  render: () => (
    <Matrix
      isWrapped
      isInteractive
      rows={['framed', 'bare'] as const}
      columns={{
        Plain: {},
        'With hint': { hint: 'Newest first' },
        'With error': { error: 'Choose one' },
        Disabled: { disabled: true },
      }}
      cell={(variant, props) => (
        <div style={{ inlineSize: '14rem' }}>
          <Select label="Sort by" options={options} variant={variant} {...props} />
        </div>
      )}
    />
  ),
}

/** A bare select in the toolbar of a list. */
export const Examples: Story = {
  render: () => (
    <Scene layout="row">
      <span>24 products</span>
      <Select label="Sort by" isLabelHidden variant="bare" options={options} defaultValue="Newest" />
    </Scene>
  ),
}

/** The label is visually hidden where the context explains the field. */
export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  },
}

/** A long list has its consecutive options under the headings of their groups. */
export const Groups: Story = {
  args: {
    options: [
      { value: 'all', label: 'Everything' },
      { value: 'sofas', label: 'Sofas', group: 'Living room' },
      { value: 'tables', label: 'Coffee tables', group: 'Living room' },
      { value: 'beds', label: 'Beds', group: 'Bedroom' },
    ],
  },
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole<HTMLOptGroupElement>('group')
    await expect(groups.map(({ label, children }) => [label, children.length])).toEqual([
      ['Living room', 2],
      ['Bedroom', 1],
    ])
    await expect(canvas.getByLabelText('Sort by')).toHaveValue('all')
  },
}

/** Tab focuses the select. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus()
  },
}
