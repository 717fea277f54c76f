import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Scene } from '../../testing/Scene.tsx'
import { withInertLinks } from '../../testing/withInertLinks.tsx'
import { Pagination } from './Pagination.tsx'
import type { PaginationProps } from './Pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { label: 'Pages of products', page: 1, pageCount: 12, onPage: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

function Turning({ page, onPage, ...props }: PaginationProps) {
  const [open, setOpen] = useState(page)
  const turn = (next: number) => {
    setOpen(next)
    onPage?.(next)
  }
  return <Pagination {...props} page={open} onPage={turn} />
}

/** Arrows change by one page, numbers select a page. The current page is marked and not clickable. */
export const Default: Story = {
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12', current: 'page' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(args.onPage).toHaveBeenCalledTimes(2)
    await expect(args.onPage).toHaveBeenNthCalledWith(1, 2)
    await expect(args.onPage).toHaveBeenNthCalledWith(2, 12)
  },
}

export const Playground: Story = { args: { page: 5, pageCount: 20 } }

const cases = [
  { name: 'Two', page: 1, pageCount: 2 },
  { name: 'All in view', page: 4, pageCount: 7 },
  { name: 'First', page: 1, pageCount: 20 },
  { name: 'Middle', page: 10, pageCount: 20 },
  { name: 'Last', page: 20, pageCount: 20 },
  { name: 'Hundreds', page: 512, pageCount: 1024 },
]

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      {cases.map(({ name, ...pages }) => (
        <Pagination key={name} label={name} {...pages} />
      ))}
    </div>
  ),
}

/** Pagination below a table, next to the range of visible rows. */
export const Examples: Story = {
  render: () => (
    <Scene layout="row">
      <span>21 to 30 of 118 products</span>
      <Pagination label="Pages of products" page={3} pageCount={12} onPage={fn()} />
    </Scene>
  ),
}

/** Tab moves along the row; Enter and Space press; the arrow keeps the focus on the last page. */
export const Keyboard: Story = {
  args: { page: 1, pageCount: 2 },
  render: (args) => <Turning {...args} />,
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' })
    const next = canvas.getByRole('button', { name: 'Next page' })
    await userEvent.tab()
    await expect(previous).toHaveFocus()
    for (const name of ['Page 1', 'Page 2', 'Next page']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('Page 2')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    previous.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('Page 1')
  },
}

/** Pages are links if the address selects the page. On the last page the arrow keeps the focus. */
export const AsLinks: Story = {
  args: { page: 1, pageCount: 3, href: (page) => `#page=${page}` },
  decorators: [withInertLinks],
  render: (args) => <Turning {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const second = canvas.getByRole('link', { name: 'Page 2' })
    await expect(second).toHaveAttribute('href', '#page=2')
    await userEvent.click(second)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Page 2')

    const next = canvas.getByRole('link', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Page 3')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenCalledTimes(2)
    await expect(args.onPage).toHaveBeenNthCalledWith(1, 2)
    await expect(args.onPage).toHaveBeenNthCalledWith(2, 3)
  },
}

/** Renders nothing for a single page. */
export const OnePage: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { args: { page: 3 }, globals: { viewport: { value: 'phone' } } }

/** More pages than the known ones may follow: phones do not name a number of pages that would grow with each of them. */
export const OpenEnded: Story = {
  args: { page: 3, pageCount: 4, isOpenEnded: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3')).toBeVisible()
    await expect(canvas.queryByText(/of 4/)).toBeNull()
  },
}
