import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { Button } from '../button/Button.tsx'
import { PasswordField } from '../password-field/PasswordField.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Components/Text field',
  component: TextField,
  args: { label: 'Email', type: 'email', onChange: fn() },
  decorators: [narrow('27.5rem')],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email')
    await userEvent.click(canvas.getByText('Email'))
    await expect(field).toHaveFocus()
    await expect(field).toBeRequired()
  },
}

export const Playground: Story = { args: { hint: 'We send the link there.', isOptional: true, placeholder: 'you@example.com' } }

export const States: Story = {
  render: () => (
    <Matrix
      isWrapped
      isInteractive
      rows={['Empty', 'Filled', 'Disabled']}
      columns={{
        Plain: {},
        'With hint': { hint: 'Must be at least 10 digits' },
        'With error': { error: 'Must be at least 10 digits' },
        Optional: { isOptional: true },
      }}
      cell={(state, props) => (
        <div style={{ inlineSize: '16rem' }}>
          <TextField
            label="Phone number"
            {...(state !== 'Empty' && { defaultValue: '08000000000' })}
            disabled={state === 'Disabled'}
            {...props}
          />
        </div>
      )}
    />
  ),
}

/** A login form after a failed attempt. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <TextField label="Email" type="email" defaultValue="ada@" error="Enter valid email address" />
      <PasswordField label="Password" />
      <Button isWide>Login</Button>
    </Scene>
  ),
}

/** The hint describes the field for screen readers. */
export const WithHint: Story = {
  args: { hint: 'We send the link there.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('We send the link there.')
  },
}

/** The error replaces the hint, and the field is marked as invalid. */
export const WithError: Story = {
  args: { hint: 'We send the link there.', error: 'Enter valid email address', defaultValue: 'ada@' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Error: Enter valid email address')
  },
}

export const WithPrefix: Story = {
  args: { label: 'Lowest price', type: 'text', inputMode: 'decimal', prefix: '₦', isOptional: true },
}

/** Typing fills the field. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('ada@example.com')
    await expect(field).toHaveValue('ada@example.com')
  },
}
