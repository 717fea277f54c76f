import { expect, waitFor } from 'storybook/test'

/** Waits until the machine stands in that state. */
export const shows = (state: string) => async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const name = state.split('.').at(-1)!
  await waitFor(() => expect(canvasElement.querySelector('[data-value]')?.getAttribute('data-value')).toContain(name))
}

/** Waits until the panels are there. */
export const opensSandbox = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  await waitFor(() => expect(canvasElement.querySelector('[aria-label="Actors"]')).not.toBeNull())
}
