import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { pictures } from '../../testing/pictures.ts'
import { Picture } from '../picture/Picture.tsx'
import { Carousel, carouselMotions } from './Carousel.tsx'

const rooms = [pictures.livingRoom, pictures.bedroom, pictures.diningRoom]
const slides = rooms.map((image) => ({
  key: image.alt,
  content: <Picture image={image} alt={image.alt} shape="wide" />,
}))
const buttons = rooms.map(({ alt }) => ({ key: alt, content: <button type="button">{alt}</button> }))

/** Stores the index, as a machine does in the app. */
function Moving(props: ComponentProps<typeof Carousel>) {
  const [index, setIndex] = useState(props.index)
  const go = (next: number) => setIndex((next + props.slides.length) % props.slides.length)
  return (
    <Carousel
      {...props}
      index={index}
      onNext={() => (props.onNext(), go(index + 1))}
      onPrevious={() => (props.onPrevious(), go(index - 1))}
      onGo={(next) => (props.onGo(next), go(next))}
    />
  )
}

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: 'Rooms', slides, index: 0, onNext: fn(), onPrevious: fn(), onGo: fn(), onSwipeEnd: fn() },
  argTypes: { motion: { control: 'inline-radio', options: carouselMotions }, slides: { control: false } },
  render: (args) => <Moving {...args} />,
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('group', { name: '2 of 3' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 of 3' }))
    await expect(await canvas.findByRole('img', { name: 'A dining room' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show 3 of 3' })).toHaveAttribute('aria-current', 'true')
  },
}

export const Playground: Story = { args: { motion: 'fade', isPlaying: true, onPlayToggle: fn() } }

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '40rem' }}>
      <Moving {...args} label="Playing" motion="fade" isPlaying onPlayToggle={() => {}} />
      <Moving {...args} label="Paused" motion="fade" isPlaying={false} onPlayToggle={() => {}} />
      <Moving {...args} label="Arrows only" hasDots={false} />
      <Moving {...args} label="One slide" slides={slides.slice(0, 1)} />
    </div>
  ),
}

/** A carousel of the pictures of an item, without dots because thumbnails are next to it. */
export const Examples: Story = {
  render: (args) => <Moving {...args} label="Pictures of Adire wing chair" hasDots={false} />,
}

/**
 * Tab moves from button to button; the arrow keys change the slide from any of them. The focus ring is on the glass, because only the glass
 * always contrasts with it.
 */
export const Keyboard: Story = {
  args: { isPlaying: false, onPlayToggle: fn() },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Previous', 'Next', 'Show 1 of 3', 'Show 2 of 3', 'Show 3 of 3', 'Play slideshow']) {
      await userEvent.tab()
      const button = canvas.getByRole('button', { name })
      await expect(button).toHaveFocus()
      await expect(getComputedStyle(button).outlineOffset).toBe('-4px')
    }
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onPrevious).toHaveBeenCalledOnce()
  },
}

/** Shortcuts of the browser such as Alt and Left, which means Back, do not change the slide. */
export const BrowserShortcuts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}{Control>}{ArrowLeft}{/Control}')
    await expect(args.onNext).not.toHaveBeenCalled()
    await expect(args.onPrevious).not.toHaveBeenCalled()
  },
}

/** The focus moves from the slide that leaves to the one that comes. */
export const FocusInSlide: Story = {
  args: { slides: buttons },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: pictures.diningRoom.alt })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: pictures.bedroom.alt })).toHaveFocus()
  },
}

/** A slide that changes while the focus is elsewhere leaves the focus there. */
export const FocusOutsideSlides: Story = {
  args: { slides: buttons },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await expect(canvas.getByRole('button', { name: pictures.bedroom.alt })).toBeVisible()
    await expect(next).toHaveFocus()
  },
}

/** Automatic play can be paused, and slides that change by themselves are not announced. */
export const Playing: Story = {
  args: { isPlaying: true, onPlayToggle: fn(), motion: 'fade' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause slideshow' }))
    await expect(args.onPlayToggle).toHaveBeenCalledOnce()
  },
}

/** Pictures of slides that were never shown are not requested. */
export const LazySlides: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
  },
}

/** In right-to-left text the left arrow key shows the next slide. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}
