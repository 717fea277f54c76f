import { weekdays } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ScreenFrame } from '../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Showroom',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/showroom' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The page shows address, phone, email and hours. The map is only loaded on request. */
export const Loaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Showroom' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('link', { name: '+234 800 000 0000' })).toHaveAttribute('href', 'tel:+2348000000000')
    await expect(main.getByRole('link', { name: 'hello@atelier-ile.example' })).toBeVisible()
    await expect(main.getAllByText(/12 Demonstration Close/)).toHaveLength(2)
    const hours = main
      .getAllByRole('term')
      .slice(3)
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
    await expect(hours).toEqual(['Mon-Fri 9:00 AM-6:00 PM', 'Sat 10:00 AM-4:00 PM', 'Sun closed'])
    await expect(main.getByRole('button', { name: 'Show the map' })).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(main.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=6.4474,3.4723',
    )
  },
}

/** A showroom that is closed every day is open by appointment. */
export const ByAppointment: Story = {
  args: {
    arrange: ({ state }) => {
      const week = { days: 'Mon-Sun', hours: 'closed', weekdays: [...weekdays], times: null }
      state.presentation = { ...state.presentation, hours: [week] }
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can visit us by appointment\./)).toBeVisible()
    await expect(canvas.queryByText('closed')).toBeNull()
    await expect(canvas.queryByText(/without an appointment/)).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
