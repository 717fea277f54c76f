import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Button, ButtonLink, buttonSizes, buttonVariants } from './Button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Shop Now', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shop Now' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {
  args: { variant: 'primary', size: 'medium', isBusy: false, isWide: false, disabled: false },
}

/** A background as dark as a photograph. */
const overAPicture = { inlineSize: 'fit-content', padding: 'var(--space-8)', background: 'var(--color-taupe)' }

export const States: Story = {
  render: () => (
    <Matrix
      isWrapped
      isInteractive
      rows={buttonVariants}
      columns={{
        Rest: {},
        Large: { size: 'large' } as const,
        'With icon': { icon: <Icon name="bag" /> },
        Busy: { isBusy: true },
        Disabled: { disabled: true },
      }}
      cell={(variant, props) => {
        const button = (
          <Button variant={variant} {...props}>
            Add to Cart
          </Button>
        )
        return variant === 'picture' ? <div style={overAPicture}>{button}</div> : button
      }}
    />
  ),
}

/** One main action per view, with a secondary and a quiet one. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <ButtonLink href="#order" variant="accent" size="large" isWide icon={<Icon name="chat" />}>
        Order Now
      </ButtonLink>
      <Button variant="secondary" size="large" isWide icon={<Icon name="bag" />}>
        Add to Cart
      </Button>
      <Scene layout="row">
        <Button>Save Changes</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Delete Account</Button>
      </Scene>
    </Scene>
  ),
}

/** While its action runs, the button keeps the focus and ignores further presses. */
export const Busy: Story = {
  args: { isBusy: true, children: 'Add to Cart' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** Tab focuses the button; Enter and Space press it. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#order" variant="accent" size="large" icon={<Icon name="chat" />}>
      Order Now
    </ButtonLink>
  ),
}

export const LongText: Story = {
  args: { children: 'Back to every collection of the shop that is still on promotion', isWide: true },
  globals: { viewport: { value: 'phone' } },
}
