import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { watchBackGestures } from '../../testing/back-gesture.ts'
import { pictures } from '../../testing/pictures.ts'
import { Button } from '../button/Button.tsx'
import { Lightbox } from './Lightbox.tsx'
import type { LightboxProps } from './Lightbox.tsx'

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    images: [pictures.wingChair, pictures.wingChairDetail, pictures.sofa],
    name: 'Adire wing chair',
    index: 0,
    onGo: fn(),
    onClose: fn(),
  },
  argTypes: { images: { control: false } },
  render: (args) => <Moving {...args} />,
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

function Moving(props: LightboxProps) {
  const [index, setIndex] = useState(props.index)
  return <Lightbox {...props} index={index} onGo={(next) => (props.onGo(next), setIndex(next))} />
}

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Adire wing chair' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog.querySelector('header')).toBeNull()
    await expect(
      screen.getByRole('img', { name: 'A deep green wing chair with a buttoned back, seen from the front' }),
    ).toBeVisible()
  },
}

export const Playground: Story = { args: { index: 1 } }

/** A single picture has no arrows and no counter. */
export const States: Story = {
  args: { images: [pictures.wingChair] },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument()
  },
}

/** The pictures of an item, opened at the second one. */
export const Examples: Story = { args: { index: 1 } }

/** A screen reader announces the number and the alternative text of the picture that is shown now. */
export const Announcement: Story = {
  play: async ({ userEvent }) => {
    const status = await screen.findByRole('status')
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await expect(within(status).getByText(`Picture 2 of 3: ${pictures.wingChairDetail.alt}`)).toBeInTheDocument()
    await expect(within(status).getByText('2 / 3')).toHaveAttribute('aria-hidden', 'true')
  },
}

/** Arrow keys change the picture and wrap around; +, - and 0 zoom; Escape closes. */
export const Keyboard: Story = {
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await step('Arrow keys change the picture', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onGo).toHaveBeenLastCalledWith(1)
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await expect(args.onGo).toHaveBeenLastCalledWith(2)
    })
    await step('+ zooms in, - zooms out, and 0 shows the whole picture', async () => {
      const smaller = screen.getByRole('button', { name: 'Make smaller' })
      await expect(smaller).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('+')
      await expect(smaller).toHaveAttribute('aria-disabled', 'false')
      await userEvent.keyboard('-')
      await expect(smaller).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('++0')
      await expect(smaller).toHaveAttribute('aria-disabled', 'true')
    })
    await step('Escape closes the lightbox', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
}

/** Shortcuts of the browser such as Ctrl and +, which zooms the page, do nothing else. */
export const BrowserShortcuts: Story = {
  play: async ({ args, userEvent }) => {
    const smaller = await screen.findByRole('button', { name: 'Make smaller' })
    await userEvent.keyboard('{Control>}+{/Control}{Meta>}={/Meta}')
    await expect(smaller).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onGo).not.toHaveBeenCalled()
  },
}

/** 'Enlarge' has the focus first. The zoom buttons keep the focus at the ends of the scale, where they do nothing, and when the picture changes. */
export const ZoomButtons: Story = {
  play: async ({ args, userEvent }) => {
    const larger = await screen.findByRole('button', { name: 'Enlarge' })
    await waitFor(() => expect(larger).toHaveFocus())
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    await expect(larger).toHaveFocus()
    await expect(larger).toHaveAttribute('aria-disabled', 'true')
    const smaller = screen.getByRole('button', { name: 'Make smaller' })
    smaller.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    await expect(smaller).toHaveFocus()
    await expect(smaller).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onGo).toHaveBeenLastCalledWith(1)
    await expect(smaller).toHaveFocus()
  },
}

/** The arrow keys move an enlarged picture by a quarter of the screen, up to its edge. The buttons still change the picture. */
export const PannedByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const picture = await screen.findByRole('img')
    const edges = () => picture.getBoundingClientRect()
    const stage = edges()
    await userEvent.keyboard('{+}')
    const { left, top } = edges()
    await userEvent.keyboard('{ArrowRight}')
    await expect(edges().left).toBeCloseTo(left - stage.width / 4)
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(edges().left).toBeCloseTo(left)
    await expect(edges().top).toBeCloseTo(top - stage.height / 4)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(edges().top).toBeCloseTo(stage.top)
    await expect(args.onGo).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await expect(args.onGo).toHaveBeenCalledWith(1)
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onGo).toHaveBeenLastCalledWith(2)
  },
}

function Opener(props: LightboxProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Enlarge</Button>
      <Moving {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

export const ReturnsFocus: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Enlarge' })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

/** On Android, Back closes the lightbox instead of leaving the page. */
export const ClosesByBackGesture: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    const goBack = watchBackGestures()
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge' }))
    await screen.findByRole('dialog', { name: 'Adire wing chair' })
    goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
