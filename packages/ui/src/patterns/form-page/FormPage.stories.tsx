import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { heroes } from '../../testing/items.ts'
import { FormPage } from './FormPage.tsx'
import { FormPageSkeleton } from './FormPageSkeleton.tsx'

const meta = {
  title: 'Patterns/Forms/Form page',
  component: FormPage,
  parameters: { layout: 'fullscreen' },
  args: {
    image: heroes[0] ?? null,
    children: (
      <div style={{ display: 'grid', gap: 'var(--space-24)' }}>
        <h1>Welcome back!</h1>
        <p>The form is here, 440 pixels wide.</p>
      </div>
    ),
  },
  argTypes: { image: { control: false }, aside: { control: false }, children: { control: false } },
} satisfies Meta<typeof FormPage>

export default meta
type Story = StoryObj<typeof meta>

/** The picture is decorative. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Playground: Story = {}

/** On a phone the picture is neither shown nor loaded. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const pictures = canvasElement.querySelectorAll<HTMLImageElement>('picture img')
    await expect(pictures).toHaveLength(1)
    await expect(pictures[0]!.loading).toBe('lazy')
    await expect(pictures[0]!.checkVisibility()).toBe(window.innerWidth >= 1024)
  },
}

/** Text in place of a picture is shown below the form on a phone. */
export const WithText: Story = {
  args: { aside: <p>+234 800 000 0000, open 24/7</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+234 800 000 0000, open 24/7')).toBeVisible()
  },
}

/** The page has neither a picture nor a text. */
export const FormOnly: Story = { args: { image: null } }

/** A skeleton is shown while the session check is running. */
export const Loading: Story = {
  render: () => <FormPageSkeleton label="Loading authentication..." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading authentication...')
  },
}

export const States: Story = {
  parameters: severalPages,
  render: (args) => <Cases of={{ Default, WithText, FormOnly }} draw={(own) => <FormPage {...args} {...own} />} />,
}

/** A login form with text next to it. */
export const Examples: Story = {
  render: (args) => <FormPage {...args} aside={<p>+234 800 000 0000, open 24/7</p>} />,
}
