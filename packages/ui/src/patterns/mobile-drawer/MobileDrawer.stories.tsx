import { drawerCategories, styles } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { withInertLinks } from '../../testing/withInertLinks.tsx'
import { MobileDrawer } from './MobileDrawer.tsx'

const meta = {
  title: 'Patterns/Site/Mobile drawer',
  component: MobileDrawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    links: [
      { label: 'Home', href: '#home', current: true },
      { label: 'E-Catalogs', href: '#e-catalog' },
      { label: 'Showroom', href: '#showroom' },
    ],
    categories: drawerCategories.map(({ label, category }) => ({ label, href: `#${category}` })),
    styles: styles.map((style) => ({ label: style, href: `#${style}` })),
  },
  decorators: [withInertLinks],
} satisfies Meta<typeof MobileDrawer>

export default meta
type Story = StoryObj<typeof meta>

/** The tab Categories is selected first; Sofas and Living Rooms link to the same category. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
    const labels = screen.getAllByRole('link').map((link) => link.textContent)
    await expect(labels.slice(0, 3)).toEqual(['Home', 'E-Catalogs', 'Showroom'])
    await expect(labels.slice(3).join(', ')).toBe(
      'Sofas, Armchairs, Living Rooms, Bedrooms, Dining Rooms, Center Tables, Wardrobe, TV Unit, Carpets',
    )
    await expect(screen.getByRole('link', { name: 'Sofas' })).toHaveAttribute('href', '#Living Room')
  },
}

export const Playground: Story = {}

/** The arrow keys move between the tabs. */
export const Styles: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Categories' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('tab', { name: 'Styles' })).toHaveFocus()
    await expect(screen.getByRole('link', { name: 'Antique/Royal' })).toBeVisible()
  },
}

/** A link and Escape ask the caller to close the drawer. */
export const Closes: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Carpets' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

/** The drawer shows the links of the tab Styles. */
export const States: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Styles' }))
  },
}

/** The drawer over the page of a category. */
export const Examples: Story = {
  args: {
    categories: drawerCategories.map(({ label, category }) => ({ label, href: `#${category}`, current: label === 'Bedrooms' })),
  },
}

/** The arrow keys change the tab; Escape returns the focus to the button that opened the drawer. */
export const Keyboard: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Menu</Button>
        <MobileDrawer {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' })
    menu.focus()
    await userEvent.keyboard('{Enter}')
    const categories = await screen.findByRole('tab', { name: 'Categories' })
    categories.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('tab', { name: 'Styles', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(categories).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(menu).toHaveFocus())
  },
}
