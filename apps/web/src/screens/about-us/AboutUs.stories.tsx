import { failureResponse } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { pending, ScreenFrame } from '../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/About us',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/aboutUs' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The page shows vision, mission, the four teams, and two leaders with their contact links. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Our vision',
      'Our mission',
      'A house of makers',
      'The design team',
      'The manufacturing team',
      'The logistics team',
      'The client-support team',
      'Meet our leaders',
      'Come and try our sofas',
    ])
    await expect(main.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Adaeze Example',
      'Tunde Sample',
    ])
    await expect(main.getByRole('link', { name: 'Email Tunde' })).toHaveAttribute('href', 'mailto:tunde@atelier-ile.example')
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  },
}

/** The address in another letter case, as in the footer, shows the same page. */
export const OtherLetterCase: Story = {
  args: { address: '/aboutUS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('presentation.read', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading data...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { arrange: (api) => void api.override('presentation.read', () => failureResponse(500, 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible()
    await expect(canvas.getByText('Something went wrong.')).toBeVisible()
  },
}

/** Without a response, the page asks to check the connection. */
export const Offline: Story = {
  args: { arrange: (api) => void api.override('presentation.read', () => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please check your connection and try again.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
