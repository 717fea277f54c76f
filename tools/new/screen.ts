import type { Names } from './names.ts'
import { all, insertBefore, insertSorted } from './plan.ts'
import type { Plan } from './plan.ts'
import { screenStories } from './screen-stories.ts'

/** A public screen at `/NAME`, rendered by the server and listed in the sitemap. */
export function screen(names: Names): Plan {
  const { kebab, camel, pascal, title } = names
  const folder = `apps/web/src/screens/${kebab}`
  return {
    files: {
      [`${folder}/${kebab}.page.ts`]: page(names),
      [`${folder}/${kebab}.head.ts`]: head(names),
      [`${folder}/${pascal}.tsx`]: code(names),
      [`${folder}/${pascal}.stories.tsx`]: screenStories(`Screens/${title}`, `/${kebab}`, '../..'),
      [`${folder}/${kebab}.head.test.ts`]: headTest(names),
    },
    edits: {
      'apps/web/src/paths.ts': insertBefore(`  ${camel}: at('/${kebab}'),\n`, /^  profile: /m),
      'apps/web/src/routes.tsx': all(
        insertSorted(`import { ${camel} } from './screens/${kebab}/${kebab}.page.ts'`, /^import \{ \w+ \} from '\.\/screens\//),
        insertBefore(`  ${camel},\n`, /^  signUp,$/m),
      ),
    },
  }
}

const page = ({ kebab, camel, pascal }: Names) => `import { siteSentences } from '@shop/domain'
import { page } from '../../app/routing/page.tsx'
import { paths } from '../../paths.ts'

export const ${camel} = page({
  id: '${kebab}',
  path: paths.${camel},
  head: () => import('./${kebab}.head.ts').then((module) => module.${camel}Head),
  pending: { shape: 'text', label: siteSentences.loadingData },
  screen: () => import('./${pascal}.tsx').then((module) => module.${pascal}),
  sitemap: () => [paths.${camel}.href()],
})
`

const head = ({ camel, title, words }: Names) => `import { breadcrumbData } from '../../app/head/structured-data.ts'
import type { HeadOf } from '../../app/routing/page.tsx'
import { paths } from '../../paths.ts'

/** The head of the ${words} page. */
export const ${camel}Head: HeadOf<null> = ({ facts }) => {
  const title = '${title}'
  const canonical = paths.${camel}.href()
  return {
    title,
    description: \`TODO: say what shoppers of \${facts.shop.name} find on this page.\`,
    canonical,
    structured: [breadcrumbData([{ name: title, href: canonical }], facts)],
  }
}
`

const code = ({ pascal, title }: Names) => `import { Band } from '@shop/ui/patterns/section'
import { StaticPage } from '@shop/ui/patterns/static-page'
import { useShopFacts } from '../../app/services/shop-facts.ts'

/** TODO: say what shoppers do on this screen. */
export function ${pascal}() {
  const { shop } = useShopFacts()
  return (
    <StaticPage title="${title}" lead="TODO: say in one sentence what this page offers.">
      <Band>
        <p>Write to {shop.email}.</p>
      </Band>
    </StaticPage>
  )
}
`

const headTest = ({ kebab, camel, title }: Names) => `import { expect, it } from 'vitest'
import shop from '../../../../../shop.config.ts'
import { ${camel}Head } from './${kebab}.head.ts'

const facts = { shop, publicUrl: 'https://shop.example', year: 2026 }

it('has a title and a canonical address', () => {
  const head = ${camel}Head({ data: null, url: new URL('https://shop.example/${kebab}'), facts })
  expect(head).toMatchObject({ title: '${title}', canonical: '/${kebab}' })
})
`
