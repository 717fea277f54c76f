import { failureResponse } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { pending, ScreenFrame } from '../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Home',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Home has every section, in the order of the specification. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    for (const name of ['Shop Now', 'Contact Us']) await expect(canvas.getAllByRole('link', { name })[0]).toBeVisible()
    for (const promise of ['World Wide Shipping', 'Quality Assurance', 'Free Installation']) {
      await expect(canvas.getByText(promise)).toBeVisible()
    }
    await expect(within(canvas.getByRole('region', { name: 'Promotions' })).getByText('12% off')).toBeVisible()
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    await expect(headings.slice(0, 10)).toEqual([
      'Featured Products',
      'Promotions',
      'Best Sellers',
      'Collections',
      'Featured Styles',
      'Living Rooms',
      'Dining Rooms',
      'Bed Rooms',
      'Corner Sofas',
      'Would you like something special?',
    ])
  },
}

/** A section far below the screen is laid out when it comes near, and stays so. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const styles = await canvas.findByRole('region', { name: 'Featured Styles' })
    await expect(getComputedStyle(styles).contentVisibility).toBe('auto')
    await waitFor(async () => {
      // The sections above it move it when they are laid out.
      styles.scrollIntoView()
      await expect(getComputedStyle(styles).contentVisibility).toBe('visible')
    })
    scrollTo(0, 0)
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('catalogue.showcase', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading data...')).toBeInTheDocument()
  },
}

/** An empty shop leaves out the sections without content, and says that there are no categories. */
export const Empty: Story = {
  args: { seed: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No categories found.')).toBeVisible()
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    await expect(headings.slice(0, 3)).toEqual(['Featured Products', 'Featured Styles', 'Living Rooms'])
  },
}

export const Failed: Story = {
  args: { arrange: (api) => void api.override('catalogue.products', () => failureResponse(500, 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible()
  },
}
