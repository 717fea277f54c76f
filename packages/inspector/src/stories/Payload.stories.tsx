import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { z } from '@shop/api/schemas'
import { PayloadForm } from '../panels/PayloadForm.tsx'

const meta = {
  title: 'Machines/Inspector/Payload',
  component: PayloadForm,
  parameters: { layout: 'padded' },
  args: { schema: z.object({ distance: z.number() }), payload: { distance: 60 }, offers: () => [], onChange: fn() },
} satisfies Meta<typeof PayloadForm>

export default meta
type Story = StoryObj<typeof meta>

/** A number with a sign and decimals, whose first characters are no number yet. */
export const NegativeNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const distance = canvas.getByLabelText('distance')
    await userEvent.clear(distance)
    await userEvent.type(distance, '-')
    await expect(distance).toHaveAccessibleDescription('Error: Write a number, such as 12, -3 or 0.5.')
    await userEvent.type(distance, '0.5')
    await expect(distance).toHaveValue('-0.5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ distance: -0.5 })
  },
}

/** A required choice that the payload lacks names no option until one is chosen. */
export const UnsetChoice: Story = {
  args: { schema: z.object({ role: z.enum(['customer', 'admin']) }), payload: {} },
  play: async ({ args, canvas, userEvent }) => {
    const role = canvas.getByLabelText('role')
    await expect(role).toHaveDisplayValue('Choose')
    await expect(canvas.getByRole('option', { name: 'Choose' })).toBeDisabled()
    await userEvent.selectOptions(role, 'customer')
    await expect(args.onChange).toHaveBeenLastCalledWith({ role: 'customer' })
  },
}
