import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

type Played = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvasElement' | 'userEvent'>

/** A play function that waits until the machine is in a state. */
export const shows =
  (state: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const name = state.split('.').at(-1)!
    await waitFor(() => expect(canvasElement.querySelector('[data-value]')?.getAttribute('data-value')).toContain(name))
  }

/** A play function that waits for a state, clicks a button in the preview, and waits for the next state. */
export const presses =
  (state: string, button: string, next: string) =>
  async ({ canvasElement, userEvent }: Played): Promise<void> => {
    await shows(state)({ canvasElement })
    const shop = within(within(canvasElement).getByRole('region', { name: 'Preview' }))
    await userEvent.click(await shop.findByRole('button', { name: button }))
    await shows(next)({ canvasElement })
  }

/** A play function that waits for the panels and checks that all tabs are visible without scrolling. */
export const opensSandbox = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  await waitFor(() => expect(canvasElement.querySelector('[aria-label="Actors"]')).not.toBeNull())
  for (const list of canvasElement.querySelectorAll('[role="tablist"]')) {
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  }
}
