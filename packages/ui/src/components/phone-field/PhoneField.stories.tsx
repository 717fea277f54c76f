import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  title: 'Components/Phone field',
  component: PhoneField,
  args: { label: 'Phone number', onChange: fn() },
  decorators: [narrow('27.5rem')],
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

/** The field keeps only digits, of which a phone number has ten to fourteen. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Phone number')
    await expect(field).toHaveAccessibleDescription('Must be at least 10 digits')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('0803 555-01')
    await expect(field).toHaveValue('080355501')
    await expect(field).toBeInvalid()
    await userEvent.keyboard('00')
    await expect(field).toHaveValue('08035550100')
    await expect(field).toBeValid()
  },
}

export const Playground: Story = { args: { isOptional: true, minDigits: 10, maxDigits: 14 } }

export const States: Story = {
  render: () => (
    <Matrix
      isWrapped
      isInteractive
      rows={['Empty', 'Filled', 'Disabled']}
      columns={{ Plain: {}, 'With error': { error: 'Must be at least 10 digits' }, Optional: { isOptional: true } }}
      cell={(state, props) => (
        <div style={{ inlineSize: '16rem' }}>
          <PhoneField
            label="Phone number"
            {...(state !== 'Empty' && { defaultValue: '08035550100' })}
            disabled={state === 'Disabled'}
            {...props}
          />
        </div>
      )}
    />
  ),
}

/** A phone field in the sign-up form. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <TextField label="Name" defaultValue="Ada Obi" />
      <PhoneField label="Phone number" defaultValue="08035550100" />
    </Scene>
  ),
}

function ControlledPhoneField() {
  const [number, setNumber] = useState('')
  return <PhoneField label="Phone number" value={number} onChange={(event) => setNumber(event.target.value)} />
}

/** Signs are removed from a pasted number, so that the caller receives only digits. */
export const Pasted: Story = {
  render: () => <ControlledPhoneField />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Phone number')
    await userEvent.click(field)
    await userEvent.paste('+234 (803) 555-0100')
    await expect(field).toHaveValue('2348035550100')
    await expect(field).toBeValid()
  },
}
