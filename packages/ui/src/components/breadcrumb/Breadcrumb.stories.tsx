import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Scene } from '../../testing/Scene.tsx'
import { follow, withStillLinks } from '../../testing/withStillLinks.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  tags: ['new'],
  args: {
    items: [{ label: 'Home', href: '#home' }, { label: 'Bedroom', href: '#bedroom' }, { label: 'Osun bed' }],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getByText('Osun bed')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Bedroom'])
  },
}

export const Playground: Story = { args: { items: [{ label: 'Home', href: '#home' }, { label: 'Shop' }] } }

/** Long names break. */
export const States: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Collections', href: '#collections' },
      { label: 'The grand living room of the harmattan season', href: '#harmattan' },
      { label: 'Three-seater with hand-carved iroko feet and a very long name' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** Above the heading of a page. */
export const Examples: Story = {
  render: () => (
    <Scene layout="page">
      <Breadcrumb items={[{ label: 'Home', href: '#home' }, { label: 'Bedroom', href: '#bedroom' }, { label: 'Osun bed' }]} />
      <h1>Osun bed</h1>
    </Scene>
  ),
}

/** Tab goes from step to step, Enter follows one. */
export const Keyboard: Story = {
  decorators: [withStillLinks],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Bedroom' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['#bedroom']])
  },
}
