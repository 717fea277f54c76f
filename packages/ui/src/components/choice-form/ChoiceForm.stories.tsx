import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { narrow } from '../../testing/narrow.tsx'
import { Button } from '../button/Button.tsx'
import { Select } from '../select/Select.tsx'
import { ChoiceForm } from './ChoiceForm.tsx'

const choose = fn()

const options = ['Living Room', 'Bedroom', 'Carpet'].map((label) => ({ value: label, label }))

const meta = {
  title: 'Components/Choice form',
  component: ChoiceForm,
  args: {
    action: '/shop',
    children: <Select label="Category" name="category" options={options} onChange={(event) => choose(event.target.value)} />,
  },
  argTypes: { children: { control: false } },
  decorators: [narrow('20rem')],
} satisfies Meta<typeof ChoiceForm>

export default meta
type Story = StoryObj<typeof meta>

/** With JavaScript there is no button, because choosing an option takes effect at once. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    choose.mockClear()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Bedroom')
    await expect(choose).toHaveBeenCalledWith('Bedroom')
  },
}

export const Playground: Story = {}

/** The form with JavaScript, and a picture of the form without JavaScript. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-32)', maxInlineSize: '24rem' }}>
      <ChoiceForm {...args} />
      <div style={{ display: 'flex', alignItems: 'end', gap: 'var(--space-8)' }}>
        <div style={{ flex: 1 }}>
          <Select label="Category, without JavaScript" options={options} />
        </div>
        <Button variant="secondary">Show</Button>
      </div>
    </div>
  ),
}

/** Choosing a category of a catalogue list keeps the chosen sort order. */
export const Examples: Story = {
  render: () => (
    <ChoiceForm action="/shop">
      <input type="hidden" name="sort" value="price-asc" />
      <Select label="Category" isLabelHidden name="category" options={options} onChange={(event) => choose(event.target.value)} />
    </ChoiceForm>
  ),
}

/** The field is the only tab stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveFocus()
  },
}
