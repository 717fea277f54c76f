import type { Names } from './names.ts'
import { insertSorted } from './plan.ts'
import type { Plan } from './plan.ts'

/** A pattern: it knows products, prices or carts, consists of components and may use the rules of the domain. */
export function pattern(names: Names): Plan {
  const { kebab, pascal } = names
  const folder = `packages/ui/src/patterns/${kebab}`
  return {
    files: {
      [`${folder}/index.ts`]: `export { ${pascal} } from './${pascal}.tsx'\n`,
      [`${folder}/${pascal}.tsx`]: code(names),
      [`${folder}/${pascal}.module.css`]: styles,
      [`${folder}/${pascal}.stories.tsx`]: stories(names),
      [`${folder}/${pascal}.mdx`]: page(names),
    },
    edits: { 'packages/ui/src/patterns/index.ts': insertSorted(`export * from './${kebab}/index.ts'`, /^export \*/) },
  }
}

const code = ({ pascal, words }: Names) => `import { formatNaira, payablePrice } from '@shop/domain'
import type { Priced } from '@shop/domain'
import styles from './${pascal}.module.css'

interface ${pascal}Props {
  /** A product, a collection, or another object with a name and the three price fields. */
  item: Priced & { name: string }
}

/** TODO: say what a ${words} is for. */
export function ${pascal}({ item }: ${pascal}Props) {
  return (
    <p className={styles.root}>
      {item.name} for {formatNaira(payablePrice(item))}
    </p>
  )
}
`

const styles = `.root {
  color: var(--color-ink);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
`

const stories = ({ pascal, title, words }: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expensiveProduct, plainProduct, promotedProduct } from '../../testing/items.ts'
import { Scene } from '../../testing/Scene.tsx'
import { ${pascal} } from './${pascal}.tsx'

const meta = {
  title: 'Patterns/Browse/${title}',
  component: ${pascal},
  args: { item: { name: 'Adire wing chair', price: 485000, isPromo: false, discountedPrice: null } },
} satisfies Meta<typeof ${pascal}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adire wing chair for ₦485,000.00')).toBeVisible()
  },
}

export const Playground: Story = { args: { item: promotedProduct } }

export const States: Story = {
  render: () => (
    <Scene>
      <${pascal} item={plainProduct} />
      <${pascal} item={promotedProduct} />
      <${pascal} item={expensiveProduct} />
    </Scene>
  ),
}

/** TODO: show the ${words} as it appears in a screen. */
export const Examples: Story = {
  render: (args) => (
    <Scene layout="row">
      <strong>In your cart</strong>
      <${pascal} {...args} />
    </Scene>
  ),
}
`

const page = ({ pascal, title, words }: Names) => `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks'
import * as Stories from './${pascal}.stories.tsx'

<Meta of={Stories} />

# ${title}

TODO: say what a ${words} is for.

<Canvas of={Stories.Default} />

## Content

- TODO: say how its text is written.

## Accessibility

- TODO: say what a screen reader announces.

## Properties

<Controls of={Stories.Default} />

## States

<Canvas of={Stories.States} />
`
