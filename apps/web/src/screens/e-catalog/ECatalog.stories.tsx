import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ScreenFrame } from '../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/E-Catalog',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/e-catalog' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The page shows seven catalogue images, each linking to an external design-sharing page. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'E-Catalog' })).toBeVisible()
    const covers = within(within(canvas.getByRole('main')).getByRole('list'))
    await expect(covers.getAllByRole('img')).toHaveLength(7)
    const links = covers.getAllByRole<HTMLAnchorElement>('link')
    await expect(links).toHaveLength(7)
    for (const link of links) {
      await expect(link.href).toMatch(/^https:\/\/designs\.example\/atelier-ile\//)
      await expect(link.target).toBe('_blank')
    }
  },
}

/** A shop without e-catalogues says so, and offers to send designs. */
export const Empty: Story = {
  args: { seed: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our catalogues are not online yet.')).toBeVisible()
    await expect(within(canvas.getByRole('main')).queryByRole('list')).toBeNull()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
