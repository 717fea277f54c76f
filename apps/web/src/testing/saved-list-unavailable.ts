import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { ScreenFrame } from './ScreenFrame.tsx'

/**
 * A story of a cart or a wishlist whose machines fail to load until the second retry. The list contains the sofa that the stories
 * of both pages use.
 */
export function listUnavailable(of: 'cart' | 'wishlist'): StoryObj<typeof ScreenFrame> {
  let areMachinesAvailable = false
  return {
    args: {
      fetchMachines: () => {
        if (!areMachinesAvailable) throw new TypeError('Failed to fetch')
      },
    },
    beforeEach: () => {
      areMachinesAvailable = false
    },
    play: async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText(`Your ${of} could not be opened.`)).toBeVisible()
      await expect(canvas.queryByText(`Loading your ${of}...`)).toBeNull()
      const again = canvas.getByRole('button', { name: 'Try again' })
      await userEvent.click(again)
      await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'))
      await expect(again).toHaveFocus()
      areMachinesAvailable = true
      await userEvent.click(again)
      await expect(await canvas.findByRole('link', { name: 'Eko Bouclé Three-Seater' })).toBeVisible()
      await expect(canvas.queryByText(`Your ${of} could not be opened.`)).toBeNull()
    },
  }
}
