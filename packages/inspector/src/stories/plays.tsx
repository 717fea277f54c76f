import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { machineById } from '@shop/machines/known'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { restingStates } from './resting-states.ts'
import { StateStory } from './StateStory.tsx'

type Play = NonNullable<StoryObj['play']>

/** Waits until the story shows a state, given by its key in the chart. */
async function shows(canvas: HTMLElement, state: string): Promise<void> {
  await waitFor(() => expect(canvas.querySelector('[data-value]')?.getAttribute('data-value')).toContain(state))
}

/**
 * A play function that shows the paths, the coverage and each state of a machine, one after the other. This takes less than half the
 * time of testing each story by itself. The stories of the patterns check the access of what the previews show.
 */
export const showsEveryState =
  (machine: string): Play =>
  async ({ mount, canvasElement }) => {
    const known = machineById(machine)!
    await mount(<PathList machine={machine} />)
    await mount(<Coverage machine={machine} />)
    for (const id of restingStates(known)) {
      await mount(<StateStory key={id} machine={machine} state={id} />)
      await shows(canvasElement, known.machine.getStateNodeById(id).key)
    }
  }

/** A play function that waits for a state, clicks a button in the preview, and waits for the next state. */
export const presses =
  (state: string, button: string, next: string): Play =>
  async ({ canvasElement, userEvent }) => {
    await shows(canvasElement, state.split('.').at(-1)!)
    const shop = within(within(canvasElement).getByRole('region', { name: 'Preview' }))
    // A banner that has just appeared lets the first clicks through.
    await waitFor(async () => userEvent.click(await shop.findByRole('button', { name: button })))
    await shows(canvasElement, next)
  }

/** A play function that waits for the panels and checks that all tabs are visible without scrolling. */
export const opensSandbox = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  await waitFor(() => expect(canvasElement.querySelector('[aria-label="Actors"]')).not.toBeNull())
  for (const list of canvasElement.querySelectorAll('[role="tablist"]')) {
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  }
}
