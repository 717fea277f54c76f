import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { Button } from '../../components/button/index.ts'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { AdminDrawer, type AdminDrawerProps } from './AdminDrawer.tsx'
import { AdminSidebar } from './AdminSidebar.tsx'

const links = [
  { label: 'Dashboard Overview', href: '/admin/dashboard' },
  { label: 'Manage Products', href: '/admin/dashboard?section=products', current: true },
  { label: 'Manage Collections', href: '/admin/dashboard?section=collections' },
]

const meta = {
  title: 'Patterns/Admin/Admin sidebar',
  component: AdminSidebar,
  args: { links, onLogOut: fn() },
  globals: { viewport: { value: 'desktop' } },
  argTypes: { links: { table: { type: { summary: 'AdminLink[]' } } } },
  decorators: [
    withInertLinks,
    (Story, { name }) => (name === 'Examples' ? <Story /> : <div style={{ inlineSize: '15rem' }}>{Story()}</div>),
  ],
} satisfies Meta<typeof AdminSidebar>

export default meta
type Story = StoryObj<typeof meta>

function Drawn(props: Omit<AdminDrawerProps, 'isOpen' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <AdminDrawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

/** Marks the current page; Logout is a button. */
export const Default: Story = {
  render: (args) => <Drawn {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(await screen.findByRole('link', { name: 'Manage Products' })).toHaveAttribute('aria-current', 'page')
    await expect(screen.getByRole('link', { name: 'Dashboard Overview' })).not.toHaveAttribute('aria-current')
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

/** The sidebar is a column on wide screens. */
export const Playground: Story = { args: { isLoggingOut: false } }

/** The number of new entries, which ends at 99+. */
export const NewEntries: Story = {
  args: {
    links: [
      { label: 'Enquiries', href: '/admin/enquiries', count: 3 },
      { label: 'Orders', href: '/admin/orders', count: 120 },
      ...links,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enquiries 3 new' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Orders 99+ new' })).toBeVisible()
  },
}

/** While the logout runs, the button ignores presses. */
export const LoggingOut: Story = { args: { isLoggingOut: true } }

/** On a phone, a link or Escape closes the drawer and returns the focus. */
export const Keyboard: Story = {
  render: (args) => <Drawn {...args} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' })
    await step('Enter opens the drawer', async () => {
      menu.focus()
      await userEvent.keyboard('{Enter}')
      await expect(await screen.findByRole('dialog', { name: 'Admin' })).toBeVisible()
    })
    await step('Tab moves through the sections to Logout', async () => {
      for (const name of ['Dashboard Overview', 'Manage Products', 'Manage Collections']) {
        await userEvent.tab()
        await expect(screen.getByRole('link', { name })).toHaveFocus()
      }
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus()
    })
    await step('Escape closes the drawer and returns the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(menu).toHaveFocus())
    })
    await step('Enter on a section follows its link and closes the drawer', async () => {
      await userEvent.keyboard('{Enter}')
      const section = await screen.findByRole('link', { name: 'Manage Collections' })
      section.focus()
      await userEvent.keyboard('{Enter}')
      await expect(follow.mock.calls).toEqual([['/admin/dashboard?section=collections']])
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}

export const States: Story = {
  parameters: severalPages,
  render: (args) => <Cases of={{ Playground, LoggingOut }} draw={(own) => <AdminSidebar {...args} {...own} />} />,
}

/** With large text an entry has two lines, which keep their distance from the next entry. */
export const LargeText: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '7rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Manage Collections' })
    const text = document.createRange()
    text.selectNodeContents(link)
    const room = link.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom
    await expect(room).toBeGreaterThanOrEqual(8)
  },
}

/** The sidebar next to the dashboard. On a phone the drawer has the same links. */
export const Examples: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 'var(--space-64)' }}>
      <AdminSidebar {...args} />
      <h1>Welcome, Bola Ade!</h1>
    </div>
  ),
}
