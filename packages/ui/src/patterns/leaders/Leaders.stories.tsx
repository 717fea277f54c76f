import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { plainProduct } from '../../testing/items.ts'
import { Scene } from '../../testing/Scene.tsx'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { Leaders } from './Leaders.tsx'

const people = [
  {
    name: 'Adaeze Example',
    role: 'Founder and creative director',
    words: 'Adaeze draws the first sketch of every design.',
    links: [
      { label: 'Email Adaeze', href: 'mailto:adaeze@shop.example' },
      { label: 'LinkedIn', href: 'https://people.example/adaeze' },
    ],
    image: null,
  },
  {
    name: 'Tunde Sample',
    role: 'Head of the workshop',
    words: 'Tunde runs the workshop: the timber store, the benches, the finishing room.',
    links: [
      { label: 'Email Tunde', href: 'mailto:tunde@shop.example' },
      { label: 'LinkedIn', href: 'https://people.example/tunde' },
    ],
    image: null,
  },
]

const meta = {
  title: 'Patterns/Static/Leaders',
  component: Leaders,
  args: { people },
  argTypes: { people: { control: false } },
  decorators: [
    (Story) => (
      <section aria-labelledby="people">
        <Scene layout="screen">
          <h2 id="people">The people</h2>
          {Story()}
        </Scene>
      </section>
    ),
  ],
} satisfies Meta<typeof Leaders>

export default meta
type Story = StoryObj<typeof meta>

/** The name of a link such as 'LinkedIn' includes the person. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Adaeze Example',
      'Tunde Sample',
    ])
    await expect(canvas.getByRole('link', { name: 'LinkedIn: Tunde Sample' })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link', { name: 'Email Adaeze' })).not.toHaveAttribute('target')
  },
}

export const Playground: Story = {}

/** Portraits are 4:5. Without a portrait there is no placeholder. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-48)' }}>
      <Leaders people={people.map((person) => ({ ...person, image: plainProduct.images[0] ?? null }))} />
      <Leaders people={people.slice(0, 1)} />
    </div>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** A single person. */
export const Examples: Story = { args: { people: people.slice(0, 1) } }

/** Tab moves through the links of each person. */
export const Keyboard: Story = {
  decorators: [withInertLinks],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Email Adaeze', 'LinkedIn: Adaeze Example', 'Email Tunde', 'LinkedIn: Tunde Sample']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    await expect(follow.mock.calls).toEqual([
      ['mailto:adaeze@shop.example'],
      ['https://people.example/adaeze'],
      ['mailto:tunde@shop.example'],
      ['https://people.example/tunde'],
    ])
  },
}
