import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Scene } from '../../testing/Scene.tsx'
import { MapFrame } from './MapFrame.tsx'

const meta = {
  title: 'Patterns/Static/Map frame',
  component: MapFrame,
  args: {
    title: 'Map of the showroom',
    children: (
      <>
        12 Demonstration Close
        <br />
        Lekki Phase 1, Lagos
      </>
    ),
    // Stories have no network, so the frame stays empty.
    embedHref: 'about:blank',
    pageHref: 'https://maps.example/?q=6.4474,3.4723',
    service: 'Google Maps',
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof MapFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Pressing the button loads the map and focuses its frame; nothing is requested before. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    const elsewhere = canvas.getByRole('link', { name: 'Open in Google Maps' })
    await expect(elsewhere).toHaveAttribute('href', 'https://maps.example/?q=6.4474,3.4723')
    await expect(elsewhere).toHaveAttribute('target', '_blank')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show the map' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const frame = canvas.getByTitle('Map of the showroom')
    await expect(frame).toHaveAttribute('src', 'about:blank')
    await expect(frame).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(elsewhere).toBeVisible()
  },
}

export const Playground: Story = {}

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-48)' }}>
      <MapFrame {...args} />
      <div style={{ maxInlineSize: '20rem' }}>
        <MapFrame {...args} title="A narrow map" service="The Ordnance Maps of the Republic">
          Suite 1204, Eleventh Floor, The Demonstration Towers, 12 Demonstration Close, Lekki Phase 1, Lagos
        </MapFrame>
      </div>
    </div>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The map below the address of the showroom. */
export const Examples: Story = {
  render: (args) => (
    <Scene layout="screen">
      <h2>Find us</h2>
      <MapFrame {...args} />
    </Scene>
  ),
}

/** Tab moves to the button, then to the link; Enter and Space load the map. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Open in Google Maps' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Show the map' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByTitle('Map of the showroom')).toHaveFocus()
  },
}
