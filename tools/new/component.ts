import type { Names } from './names.ts'
import { insertSorted } from './plan.ts'
import type { Plan } from './plan.ts'

/** A component: it could serve any product, so it imports nothing of the shop. */
export function component(names: Names): Plan {
  const { kebab, pascal } = names
  const folder = `packages/ui/src/components/${kebab}`
  return {
    files: {
      [`${folder}/index.ts`]: `export { ${pascal} } from './${pascal}.tsx'\n`,
      [`${folder}/${pascal}.tsx`]: code(names),
      [`${folder}/${pascal}.module.css`]: styles,
      [`${folder}/${pascal}.stories.tsx`]: stories(names),
      [`${folder}/${pascal}.mdx`]: page(names),
    },
    edits: { 'packages/ui/src/components/index.ts': insertSorted(`export * from './${kebab}/index.ts'`, /^export \*/) },
  }
}

const code = ({ pascal, camel, words }: Names) => `import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './${pascal}.module.css'

/** How much it stands out: \`quiet\` on a tint, \`strong\` on ink. */
export const ${camel}Tones = ['quiet', 'strong'] as const

interface ${pascal}Props extends ComponentProps<'p'> {
  /** How much it stands out. */
  tone?: (typeof ${camel}Tones)[number]
}

/** TODO: say what a ${words} is for. */
export function ${pascal}({ tone = 'quiet', className, ...rest }: ${pascal}Props) {
  return <p {...rest} className={classNames(styles.root, className)} data-tone={tone} />
}
`

const styles = `.root {
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-control);
  background: var(--color-linen);
  color: var(--color-ink);
}

.root:where([data-tone='strong']) {
  background: var(--color-ink);
  color: var(--color-on-ink);
}
`

const stories = ({ pascal, camel, title, words }: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { ${pascal}, ${camel}Tones } from './${pascal}.tsx'

const meta = {
  title: 'Components/${title}',
  component: ${pascal},
  args: { children: '${title}' },
  argTypes: { tone: { control: 'inline-radio', options: ${camel}Tones } },
} satisfies Meta<typeof ${pascal}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${title}')).toBeVisible()
  },
}

export const Playground: Story = { args: { tone: 'strong' } }

export const States: Story = {
  render: (args) => (
    <Matrix rows={${camel}Tones} columns={{ Text: {} }} cell={(tone) => <${pascal} {...args} tone={tone} />} />
  ),
}

/** TODO: show the ${words} as it appears in a screen. */
export const Examples: Story = {
  render: (args) => (
    <Scene>
      <strong>Adire wing chair</strong>
      <${pascal} {...args} />
    </Scene>
  ),
}
`

const page = ({ pascal, title, words }: Names) => `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks'
import { Do, Dont, Pair } from '../../docs/Pair.tsx'
import { ${pascal} } from './index.ts'
import * as Stories from './${pascal}.stories.tsx'

<Meta of={Stories} />

# ${title}

TODO: say what a ${words} is for.

<Canvas of={Stories.Default} />

## Anatomy

1. The surface, whose \`tone\` says how much it stands out.
2. The text.

## Use

<Pair>
  <Do text="TODO: show the usual use.">
    <${pascal}>${title}</${pascal}>
  </Do>
  <Dont text="TODO: show a common mistake.">
    <${pascal} tone="strong">${title}</${pascal}>
  </Dont>
</Pair>

## Content

- TODO: say how its text is written.

## Keyboard

It takes no focus and listens to no key.

## Accessibility

- TODO: say what a screen reader announces.

## Properties

<Controls of={Stories.Default} />

## States

<Canvas of={Stories.States} />
`
