import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { LoadMore, loadMoreStates } from './LoadMore.tsx'

const meta = {
  title: 'Components/Load more',
  component: LoadMore,
  args: { state: 'more', moreText: 'Load More', endText: "You've reached the end of the products!", onMore: fn() },
  argTypes: { state: { control: 'inline-radio', options: loadMoreStates } },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = { args: { state: 'loading' } }

export const States: Story = {
  render: (args) => (
    <Matrix rows={loadMoreStates} columns={{ Products: {} }} cell={(state) => <LoadMore {...args} state={state} />} />
  ),
}

/** Load More under the last row of a list. */
export const Examples: Story = {
  render: () => (
    <Scene layout="page">
      <p>12 of 24 products</p>
      <LoadMore state="more" moreText="Load More" endText="You've reached the end of the products!" onMore={fn()} />
    </Scene>
  ),
}

/** While a page loads the button keeps the focus and ignores presses. */
export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }))
    await expect(args.onMore).not.toHaveBeenCalled()
  },
}

/** The region of the end is in the page from the start, because a screen reader announces only what is added to an existing one. */
export const End: Story = {
  render: function Ending(args) {
    const [state, setState] = useState(args.state)
    return <LoadMore {...args} state={state} onMore={() => setState('end')} />
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }))
    await expect(canvas.getByRole('status')).toBe(region)
    await expect(region).toHaveTextContent("You've reached the end of the products!")
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

/** Without JavaScript the button navigates to the next page; with it the page is appended. */
export const WithAddress: Story = {
  args: { href: '/shop?category=Bedroom&page=2' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')
    await expect(form).toHaveAttribute('action', '/shop')
    await expect(form).toHaveFormValues({ category: 'Bedroom', page: '2' })
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

/** Enter and Space load the next page. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Load More' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(args.onMore).toHaveBeenCalledTimes(2)
  },
}
