import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { CountBadge } from '../count-badge/CountBadge.tsx'
import { iconNames } from '../icon/Icon.tsx'
import { IconButton, IconButtonLink, iconButtonVariants } from './IconButton.tsx'

const meta = {
  title: 'Components/Icon button',
  component: IconButton,
  args: { icon: 'search', label: 'Search', onClick: fn() },
  argTypes: {
    icon: { control: 'select', options: iconNames },
    variant: { control: 'inline-radio', options: iconButtonVariants },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const Playground: Story = { args: { variant: 'outline' } }

/** A background as dark as a photograph. */
const overAPicture = { inlineSize: 'fit-content', padding: 'var(--space-8)', background: 'var(--color-taupe)' }

export const States: Story = {
  render: () => (
    <Matrix
      isInteractive
      rows={iconButtonVariants}
      columns={{ Rest: {}, Pressed: { icon: 'heart-filled', isPressed: true } as const, Disabled: { disabled: true } }}
      cell={(variant, props) => {
        const button = <IconButton icon="heart" label="Wishlist" variant={variant} {...props} />
        return variant === 'glass' ? <div style={overAPicture}>{button}</div> : button
      }}
    />
  ),
}

/** Icon buttons in the site header and in a table row. */
export const Examples: Story = {
  render: () => (
    <Scene layout="row">
      <IconButton icon="search" label="Search" />
      <IconButtonLink href="#account" icon="user" label="My Account" />
      <IconButton icon="heart-filled" label="Wishlist" isPressed />
      <IconButton icon="edit" label="Edit Eko sofa" />
      <IconButton icon="trash" label="Delete Eko sofa" />
    </Scene>
  ),
}

/** A toggle keeps its label; `aria-pressed` and the filled heart show the state. */
export const Toggle: Story = {
  args: { icon: 'heart-filled', label: 'Wishlist: Adire wing chair', isPressed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wishlist: Adire wing chair', pressed: true })).toBeVisible()
  },
}

export const LinkWithCount: Story = {
  render: () => (
    <IconButtonLink icon="bag" label="Cart, 3 items" href="#cart">
      <CountBadge count={3} />
    </IconButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3')
  },
}

/** Enter and Space press the button; Enter follows the link. */
export const Keyboard: Story = {
  decorators: [withInertLinks],
  render: (args) => (
    <>
      <IconButton {...args} />
      <IconButtonLink icon="user" label="My Account" href="#account" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'My Account' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['#account']])
  },
}

/** Over a picture, the focus ring is on the glass, because only the glass always contrasts with it. */
export const FocusOverPicture: Story = {
  args: { variant: 'glass' },
  decorators: [(Story) => <div style={overAPicture}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const { outlineStyle, outlineOffset } = getComputedStyle(canvas.getByRole('button', { name: 'Search' }))
    await expect([outlineStyle, outlineOffset]).toEqual(['solid', '-4px'])
  },
}
