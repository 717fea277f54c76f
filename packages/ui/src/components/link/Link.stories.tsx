import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { Link, LinkProvider, linkVariants } from './Link.tsx'
import type { AnchorProps } from './Link.tsx'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#adire', children: 'The Adire collection' },
  argTypes: { variant: { control: 'inline-radio', options: linkVariants } },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The Adire collection' })).toHaveAttribute('href', '#adire')
  },
}

export const Playground: Story = { args: { variant: 'quiet' } }

export const States: Story = {
  render: () => (
    <Matrix
      isInteractive
      rows={linkVariants}
      columns={{ Rest: {}, 'Open page': { 'aria-current': 'page' } as const }}
      cell={(variant, props) => (
        <Link href="#adire" variant={variant} {...props}>
          The Adire collection
        </Link>
      )}
    />
  ),
}

/** Links in a sentence, in a list and as the name of an item. */
export const Examples: Story = {
  render: () => (
    <Scene layout="page">
      <p>
        By signing up you agree to our <Link href="#privacy">privacy policy</Link>.
      </p>
      <p>
        <Link href="#terms" variant="quiet">
          Terms and conditions
        </Link>
      </p>
      <h2>
        <Link href="#eko" variant="plain">
          Eko sofa
        </Link>
      </h2>
    </Scene>
  ),
}

const followInside = fn()

function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        followInside(href)
      }}
    >
      {children}
    </a>
  )
}

/** Inside a `LinkProvider` every link uses the router's link. This one reports instead of navigating. */
export const WithLinkProvider: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    followInside.mockClear()
    await userEvent.click(canvas.getByRole('link'))
    await expect(followInside).toHaveBeenCalledOnce()
    await expect(followInside).toHaveBeenCalledWith('#adire')
  },
}

/** Tab focuses the link; Enter follows it. */
export const Keyboard: Story = {
  decorators: [withInertLinks],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['#adire']])
  },
}
