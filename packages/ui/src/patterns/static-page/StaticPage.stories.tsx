import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../../components/link/index.ts'
import { heroes } from '../../testing/items.ts'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { Band } from '../section/index.ts'
import { LegalText } from './LegalText.tsx'
import { Prose } from './Prose.tsx'
import { StaticPage } from './StaticPage.tsx'

const sections = [
  {
    id: 'deposit',
    title: 'Deposit and payment',
    content: (
      <>
        <p>An order is confirmed by a deposit. The balance is due before delivery.</p>
        <ul>
          <li>Pieces made by us: 50-80% of the price.</li>
          <li>Foreign products: the full price.</li>
        </ul>
      </>
    ),
  },
  { id: 'warranty', title: 'Warranty', content: <p>3 months on manufacturing defects.</p> },
  { id: 'complaints', title: 'Complaints', content: <p>Within 24 hours of delivery.</p> },
]

const meta = {
  title: 'Patterns/Static/Static page',
  component: StaticPage,
  subcomponents: { LegalText, Prose },
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'About us',
    lead: 'We draw, build and deliver furniture for one room at a time.',
    picture: heroes[4] ?? null,
    children: (
      <Band style={{ paddingBlock: 'var(--space-64)' }}>
        <Prose>
          <h2>From a drawing to your door</h2>
          <p>
            Every piece begins with a conversation about the room it is for. We measure, we draw, and we make it in our own
            workshop, of timber that was dried for the climate in which it will live.
          </p>
          <p>Nothing is taken from a shelf, and nothing leaves before it has been used.</p>
        </Prose>
      </Band>
    ),
  },
  argTypes: { children: { control: false }, picture: { control: false } },
} satisfies Meta<typeof StaticPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await expect(canvas.getByRole('img')).toHaveAttribute('alt', heroes[4]?.alt)
  },
}

export const Playground: Story = {}

/** On a phone the picture shows the whole room, on less than half of the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1.5, 1)
    await expect(height).toBeLessThan(innerHeight * 0.45)
  },
}

/** A legal page without a picture, with its effective date and a visible table of contents. */
export const Legal: Story = {
  args: {
    title: 'Terms and conditions',
    note: 'Effective July 8, 2025',
    picture: null,
    children: <LegalText sections={sections} />,
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Effective July 8, 2025')).toBeVisible()
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    await expect(titles).toEqual(['1. Deposit and payment', '2. Warranty', '3. Complaints'])
    for (const link of canvasElement.querySelectorAll<HTMLAnchorElement>('nav a')) {
      await expect(canvasElement.querySelector(link.hash)).toBeVisible()
    }
  },
}

/** On a phone the table of contents expands when pressed. */
export const LegalOnPhone: Story = {
  ...Legal,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('On this page', { selector: 'summary' })
    const link = canvas.getByRole('link', { name: /Warranty/ })
    await expect(link).not.toBeVisible()
    await userEvent.click(summary)
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', '#warranty')
  },
}

export const States: Story = {
  render: ({ children }) => (
    <>
      <StaticPage title="Heading only">{children}</StaticPage>
      <StaticPage title="A heading with its sentence" lead="One sentence that says what the page is about.">
        {children}
      </StaticPage>
      <StaticPage title="Heading, date and sentence" note="Effective July 8, 2025" lead="What the page is about.">
        {children}
      </StaticPage>
    </>
  ),
}

/** A page without a picture. */
export const Examples: Story = { args: { picture: null } }

const withALink = {
  id: 'questions',
  title: 'Questions',
  content: (
    <p>
      Ask in the <Link href="#chat">chat</Link>.
    </p>
  ),
}

/** Tab moves through the table of contents, then the links of the text; Enter follows one. */
export const Keyboard: Story = {
  args: { ...Legal.args, children: <LegalText sections={[...sections, withALink]} /> },
  globals: { viewport: { value: 'desktop' } },
  decorators: [withInertLinks],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['1 Deposit and payment', '2 Warranty', '3 Complaints', '4 Questions', 'chat']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    await expect(follow.mock.calls).toEqual([['#deposit'], ['#warranty'], ['#complaints'], ['#questions'], ['#chat']])
  },
}
