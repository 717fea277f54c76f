import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { watchBackGestures } from '../../testing/back-gesture.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Link } from '../link/Link.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import { Drawer, drawerSides } from './Drawer.tsx'

const links = (
  <ul role="list">
    {['Sofas', 'Armchairs', 'Bedrooms', 'Dining Rooms'].map((label) => (
      <li key={label} style={{ paddingBlock: '0.75rem' }}>
        <Link href="#menu" variant="plain">
          {label}
        </Link>
      </li>
    ))}
  </ul>
)

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { open: true, onOpenChange: fn(), title: 'Menu', children: links },
  argTypes: { side: { control: 'inline-radio', options: drawerSides }, children: { control: false } },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Menu' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog.querySelector('header')).toBeNull()
  },
}

export const Playground: Story = { args: { side: 'end' } }

/** A drawer that slides in from the opposite edge. */
export const States: Story = {
  args: { side: 'end', title: 'Account' },
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog')
    const isAtTheEnd = () => {
      const { left, right } = dialog.getBoundingClientRect()
      return globals['direction'] === 'rtl' ? left === 0 : right === document.documentElement.clientWidth
    }
    await waitFor(() => expect(isAtTheEnd()).toBe(true))
  },
}

/** The menu on a phone, with two views. */
export const Examples: Story = {
  args: {
    children: (
      <Tabs
        label="Browse by"
        items={[
          { value: 'categories', label: 'Categories', content: links },
          { value: 'styles', label: 'Styles', content: 'Modern, Bespoke, Glam' },
        ]}
      />
    ),
  },
}

/** A custom header replaces the title, which is then visually hidden. */
export const WithCustomHeader: Story = {
  args: { header: <span style={{ fontFamily: 'var(--font-display)' }}>Atelier Ilé</span> },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toHaveTextContent('Atelier Ilé')
  },
}

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="menu" label="Menu" aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Drawer open={open} onOpenChange={setOpen} title="Menu">
        {links}
      </Drawer>
    </>
  )
}

export const Keyboard: Story = {
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    for (const name of ['Sofas', 'Armchairs', 'Bedrooms', 'Dining Rooms']) {
      await userEvent.tab()
      await expect(screen.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

/** On Android, Back closes the drawer instead of leaving the page. */
export const ClosesByBackGesture: Story = {
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const goBack = watchBackGestures()
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await screen.findByRole('dialog', { name: 'Menu' })
    goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
