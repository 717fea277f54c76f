import { createTap, linkInMemory } from '@shop/inspector'
import type { Source } from '@shop/inspector'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { createActor, createMachine } from 'xstate'
import { Dock } from './Dock.tsx'

const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } } })

function DockOfALamp({ onClose }: { onClose: () => void }) {
  const [source] = useState((): Source => {
    const tap = createTap({ place: '/contact, Contact', canSend: true })
    createActor(lamp, { inspect: tap.inspect }).start().send({ type: 'press' })
    return { mode: 'live', link: linkInMemory(tap, () => null) }
  })
  return (
    <aside aria-label="Inspector">
      <Dock source={source} onClose={onClose} />
    </aside>
  )
}

const meta = {
  title: 'Machines/Inspector/Dock',
  component: DockOfALamp,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => sessionStorage.removeItem('inspector.height'),
} satisfies Meta<typeof DockOfALamp>

export default meta
type Story = StoryObj<typeof meta>

/** The dock fills half of the window, and the page ends above it. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inspector' }))
    await expect(canvas.getByRole('button', { name: 'Hide the panels' })).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('/contact, Contact')).toBeVisible())
    const height = () => Number.parseFloat(document.documentElement.style.getPropertyValue('--dock-height'))
    await expect(Math.abs(height() - innerHeight / 2)).toBeLessThan(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Close the inspector' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** The arrow keys, Home and End resize the dock, and the tab remembers its height. */
export const Resized: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inspector' }))
    const handle = canvas.getByRole('separator', { name: 'Height of the inspector' })
    handle.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(handle).toHaveAttribute('aria-valuenow', '55')
    await expect(sessionStorage.getItem('inspector.height')).toBe('55')
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(handle).toHaveAttribute('aria-valuenow', '25')
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect(handle).toHaveAttribute('aria-valuenow', '90')
  },
}

/** Shortcuts of the browser such as Alt and Home neither resize the dock nor move between the states of a chart. */
export const BrowserShortcuts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inspector' }))
    const handle = canvas.getByRole('separator', { name: 'Height of the inspector' })
    handle.focus()
    await userEvent.keyboard('{Alt>}{Home}{/Alt}{Control>}{ArrowUp}{/Control}')
    await expect(handle).toHaveAttribute('aria-valuenow', '50')
    const [state] = await canvas.findAllByRole('treeitem')
    state!.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Control>}{End}{/Control}')
    await expect(state).toHaveFocus()
  },
}

/** Hidden panels keep the pinned machine and the chosen tab. */
export const HiddenAndShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inspector' }))
    await userEvent.click(await canvas.findByRole('tab', { name: 'Timers' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the panels' }))
    await expect(canvas.getByRole('button', { name: 'Inspector' })).toHaveFocus()
    await expect(canvas.queryByRole('tab')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Inspector' }))
    await expect(await canvas.findByRole('tab', { name: 'Timers' })).toHaveAttribute('aria-selected', 'true')
  },
}
