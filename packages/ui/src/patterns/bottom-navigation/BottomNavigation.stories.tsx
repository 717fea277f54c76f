import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from '../../components/icon/index.ts'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { Band } from '../section/index.ts'
import { BottomNavigation } from './BottomNavigation.tsx'

const meta = {
  title: 'Patterns/Site/Bottom navigation',
  component: BottomNavigation,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 160 } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { label: 'Shop', href: '#shop', icon: <Icon name="sofa" />, current: true },
      { label: 'Cart', href: '#cart', icon: <Icon name="bag" /> },
      { label: 'Wishlist', href: '#wishlist', icon: <Icon name="heart" /> },
      { label: 'Profile', href: '#profile', icon: <Icon name="user" /> },
    ],
  },
  argTypes: { items: { control: false } },
} satisfies Meta<typeof BottomNavigation>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Playground: Story = {}

/** A badge appears for counts above zero and is part of the link's name. */
export const Customer: Story = {
  args: {
    items: [
      { label: 'Shop', href: '#shop', icon: <Icon name="sofa" />, current: true },
      { label: 'Cart', href: '#cart', icon: <Icon name="bag" />, count: 3 },
      { label: 'Wishlist', href: '#wishlist', icon: <Icon name="heart" />, count: 0 },
      { label: 'Profile', href: '#profile', icon: <Icon name="user" /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 items Cart' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Wishlist' })).toBeVisible()
  },
}

/** A phone may paint the page before it has received the whole bar. What it shows then stays in its place. */
export const Arriving: Story = {
  name: 'Flow: the bar arrives in parts',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation')
    const [first, second] = canvas.getAllByRole('link') as [HTMLElement, HTMLElement]
    const icon = first.querySelector('svg')!
    const places = () => [bar, first, second, icon].map((element) => JSON.stringify(element.getBoundingClientRect()))
    const whole = places()
    for (const later of [...canvas.getAllByRole('listitem')].slice(2)) later.remove()
    await expect(places()).toEqual(whole)
    const label = first.lastChild!
    label.remove()
    await expect(places()).toEqual(whole)
    first.append(label)
  },
}

export const States: Story = {
  parameters: { ...severalPages, docs: { story: { iframeHeight: 520 } } },
  render: (args) => <Cases isFramed of={{ Default, Customer }} draw={(own) => <BottomNavigation {...args} {...own} />} />,
}

/** The bar at the bottom of a page does not cover its content. */
export const Examples: Story = {
  render: (args) => (
    <>
      <Band>
        <Scene layout="screen">
          <h1>Shop</h1>
          <p>24 products</p>
        </Scene>
      </Band>
      <BottomNavigation {...args} />
    </>
  ),
}
