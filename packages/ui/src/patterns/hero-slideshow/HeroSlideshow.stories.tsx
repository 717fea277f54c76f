import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { heroes } from '../../testing/items.ts'
import { SiteHeader } from '../site-header/index.ts'
import { HeroSlideshow } from './HeroSlideshow.tsx'

const meta = {
  title: 'Patterns/Browse/Hero slideshow',
  component: HeroSlideshow,
  parameters: { layout: 'fullscreen' },
  args: {
    images: heroes,
    index: 0,
    isPaused: true,
    title: 'Bespoke furniture and interiors, made in Lagos',
    text: 'Sofas, beds, dining, wardrobes and carpets, drawn for your rooms and priced in naira.',
    shopHref: '#shop',
    contactHref: '#contact',
    onGo: fn(),
    onPauseToggle: fn(),
  },
  argTypes: { images: { control: false } },
} satisfies Meta<typeof HeroSlideshow>

export default meta
type Story = StoryObj<typeof meta>

/** The hero has five dots, a pause button and two links. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 4 of 5' }))
    await expect(args.onGo).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Play slideshow' }))
    await expect(args.onPauseToggle).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '#shop')
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '#contact')
  },
}

export const Playground: Story = {}

export const Playing: Story = {
  args: { isPaused: false, index: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pause slideshow' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show 3 of 5' })).toHaveAttribute('aria-current', 'true')
  },
}

/** Tab moves through the dots to the pause button; the arrow keys wrap around. */
export const Keyboard: Story = {
  args: { index: 4 },
  render: function Moving(args) {
    const [index, setIndex] = useState(args.index)
    return <HeroSlideshow {...args} index={index} onGo={setIndex} />
  },
  play: async ({ canvas, userEvent }) => {
    const controls = [1, 2, 3, 4, 5].map((place) => `Show ${place} of 5`).concat('Play slideshow')
    for (const name of controls) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    const shown = () => canvas.getByRole('button', { current: true })
    await userEvent.keyboard('{ArrowRight}')
    await expect(shown()).toHaveAccessibleName('Show 1 of 5')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(shown()).toHaveAccessibleName('Show 5 of 5')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(shown()).toHaveAccessibleName('Show 4 of 5')
  },
}

/** A single picture has no dots and no pause button. */
export const OnePicture: Story = {
  args: { images: heroes.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const WithoutPictures: Story = { args: { images: [] } }

export const WithoutContact: Story = {
  render: ({ images, title, index, isPaused, shopHref, onGo, onPauseToggle }) => (
    <HeroSlideshow {...{ images, title, index, isPaused, shopHref, onGo, onPauseToggle }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Contact Us' })).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const States: Story = {
  parameters: severalPages,
  render: (args) => (
    <Cases of={{ Default, Playing, OnePicture, WithoutPictures }} draw={(own) => <HeroSlideshow {...args} {...own} />} />
  ),
}

/** The first screen of the home page, with the header over the picture. */
export const Examples: Story = {
  render: (args) => (
    <>
      <SiteHeader
        name="Atelier Ilé"
        homeHref="#home"
        links={['Home', 'Shop', 'E-Catalog'].map((label) => ({ label, href: `#${label}` }))}
        searchHref="#search"
        onSearch={fn((event) => event.preventDefault())}
        onMenuOpen={fn()}
        isOverPicture
      />
      <HeroSlideshow {...args} />
    </>
  ),
}
