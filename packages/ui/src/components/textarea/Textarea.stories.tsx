import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { Button } from '../button/Button.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Textarea } from './Textarea.tsx'

const meta = {
  title: 'Components/Textarea',
  component: Textarea,
  args: { label: 'Message', onChange: fn() },
  decorators: [narrow('27.5rem')],
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

/** Enter starts a new line, Tab moves to the next field. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('A sofa for{Enter}a long room')
    await expect(field).toHaveValue('A sofa for\na long room')
    await expect(field).toBeRequired()
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
  },
}

export const Playground: Story = { args: { hint: 'Which product, which size, where it goes.', limit: 500, rows: 5 } }

export const States: Story = {
  render: () => (
    <Matrix
      isWrapped
      isInteractive
      rows={['Empty', 'Filled', 'Disabled']}
      columns={{
        Plain: {},
        'With hint': { hint: 'Which product, which size.' },
        'With error': { error: 'Please write a message.' },
        'With limit': { limit: 40 },
        Optional: { isOptional: true },
      }}
      cell={(state, props) => (
        <div style={{ inlineSize: '16rem' }}>
          <Textarea
            label="Message"
            {...(state !== 'Empty' && { defaultValue: 'A dining table for ten people, in iroko if you can.' })}
            disabled={state === 'Disabled'}
            {...props}
          />
        </div>
      )}
    />
  ),
}

/** A textarea in the contact form. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <TextField label="Subject" defaultValue="A sofa for a small room" />
      <Textarea
        label="Message"
        hint="Which product, which size."
        limit={1000}
        defaultValue="Can the Eko sofa be made 180 cm wide?"
      />
      <Button>Send Message</Button>
    </Scene>
  ),
}

/** Counts the remaining characters. A text that is too long is marked as invalid and stays complete. */
export const WithLimit: Story = {
  args: { limit: 12 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await expect(canvas.getByRole('status')).toHaveTextContent('12 left')
    await userEvent.type(field, 'A sofa')
    await expect(canvas.getByRole('status')).toHaveTextContent('6 left')
    await expect(field).toBeValid()
    await userEvent.type(field, ' and a rug')
    await expect(canvas.getByRole('status')).toHaveTextContent('4 too many')
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue('A sofa and a rug')
  },
}
