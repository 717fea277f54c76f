import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Link } from '../link/Link.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Components/Skip link',
  component: SkipLink,
  parameters: { docs: { story: { inline: false, iframeHeight: 160 } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <h1>Shop</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** The first tab stop; hidden until it has the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveStyle({ opacity: 0 })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveStyle({ opacity: 1 })
  },
}

export const Playground: Story = { args: { children: 'Skip to the catalogue' } }

/** The link is visible while it has the focus. */
export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveStyle({ opacity: 1 })
  },
}

/** A skip link as the first tab stop of a page. */
export const Examples: Story = {
  render: () => (
    <>
      <SkipLink />
      <nav aria-label="Shop">
        <Link href="#shop">Shop</Link>
      </nav>
      <main id="content" tabIndex={-1}>
        <h1>Shop</h1>
      </main>
    </>
  ),
  play: async ({ userEvent }) => userEvent.tab(),
}

/** Enter moves the focus to the content. */
export const Keyboard: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole<HTMLAnchorElement>('link')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvasElement.querySelector(link.hash)).toBe(canvas.getByRole('main'))
  },
}
