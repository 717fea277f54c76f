import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { Button } from '../button/Button.tsx'
import { PasswordField } from './PasswordField.tsx'

const hint =
  'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.'

const meta = {
  title: 'Components/Password field',
  component: PasswordField,
  args: { label: 'Password', onChange: fn() },
  decorators: [narrow('27.5rem')],
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

/** The eye button shows and hides the password. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    const eye = canvas.getByRole('button', { name: 'Show password', pressed: false })
    await userEvent.type(field, 'Iroko2026')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(eye)
    await expect(field).toHaveAttribute('type', 'text')
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(eye)
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('Iroko2026')
  },
}

export const Playground: Story = { args: { hint, autoComplete: 'new-password' } }

export const States: Story = {
  render: () => (
    <Matrix
      isWrapped
      isInteractive
      rows={['Hidden', 'Shown']}
      columns={{
        Plain: {},
        'With hint': { hint },
        'With error': { error: 'New passwords do not match.' },
        Disabled: { disabled: true },
      }}
      cell={(state, props) => (
        <div style={{ inlineSize: '18rem' }}>
          <PasswordField
            label="Password"
            defaultValue="Iroko2026"
            isShown={state === 'Shown'}
            onShownChange={() => {}}
            {...props}
          />
        </div>
      )}
    />
  ),
}

/** Changing a password. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <PasswordField label="Old password" />
      <PasswordField label="New password" hint="At least 8 characters" />
      <PasswordField label="Confirm new password" error="New passwords do not match." />
      <Button>Change Password</Button>
    </Scene>
  ),
}

/** Tab moves from the field to the eye button; Space and Enter press it without submitting the form. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
  },
}

function SharedVisibility() {
  const [isShown, setShown] = useState(false)
  return (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <PasswordField label="New password" autoComplete="new-password" isShown={isShown} onShownChange={setShown} />
      <PasswordField label="Confirm new password" autoComplete="new-password" isShown={isShown} />
    </div>
  )
}

/** A password and its repetition share one eye button. */
export const TwoFieldsWithSharedVisibility: Story = {
  render: () => <SharedVisibility />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('Confirm new password')).toHaveAttribute('type', 'text')
  },
}
