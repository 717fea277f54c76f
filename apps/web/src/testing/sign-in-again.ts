import { testPassword } from '@shop/api/testing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** Signs the admin in again in the dialog that covers a page whose session has ended. */
export async function signInAgain(): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Log in again' })
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Email' })).toHaveValue('bola@example.com'))
  await userEvent.type(within(dialog).getByLabelText('Password'), testPassword)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log in again' })).toBeNull())
}
