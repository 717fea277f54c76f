import type { Names } from './names.ts'
import { all, insertBefore, insertSorted } from './plan.ts'
import type { Plan } from './plan.ts'
import { screenStories } from './screen-stories.ts'

/** An admin screen at `/admin/NAME` inside the layout of the admin pages, with its entry in their menu. */
export function adminScreen(names: Names): Plan {
  const { kebab, camel, pascal, title } = names
  const folder = `apps/web/src/screens/admin/${kebab}`
  return {
    files: {
      [`${folder}/${kebab}.page.ts`]: page(names),
      [`${folder}/${pascal}.tsx`]: code(names),
      [`${folder}/${pascal}.module.css`]: styles,
      [`${folder}/${pascal}.stories.tsx`]: screenStories(
        `Screens/Admin/${title}`,
        `/admin/${kebab}`,
        '../../..',
        `\n  globals: { role: 'admin' },`,
      ),
    },
    edits: {
      'apps/web/src/paths.ts': insertBefore(`  ${camel}: at('/admin/${kebab}'),\n`, /^  newProduct: /m),
      'apps/web/src/screens/admin/admin.head.ts': insertBefore(
        `export const ${camel}Head: HeadOf<null> = () => adminHead('${title}')\n`,
        /^export const accountHead/m,
      ),
      'apps/web/src/screens/admin/admin.page.ts': all(
        insertSorted(`import { ${camel} } from './${kebab}/${kebab}.page.ts'`, /^import \{ \w+ \} from '\.\//),
        insertBefore(`${camel}, `, /(?<=^  pages: \[[^\]]*)account,/m),
      ),
      'apps/web/src/app/shell/useAdminLinks.ts': insertBefore(
        `  { label: '${title}', href: paths.${camel}.href() },\n`,
        /^  \{ label: 'Account'/m,
      ),
    },
  }
}

const page = ({ kebab, camel, pascal }: Names) => `import { loadingAuthentication } from '../../../app/routing/guard.ts'
import { page } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

export const ${camel} = page({
  id: 'admin/${kebab}',
  path: paths.${camel},
  guard: 'admin',
  head: () => import('../admin.head.ts').then((module) => module.${camel}Head),
  pending: loadingAuthentication,
  screen: () => import('./${pascal}.tsx').then((module) => module.${pascal}),
})
`

const code = ({ pascal, title }: Names) => `import styles from './${pascal}.module.css'

/** TODO: say what admins do on this screen. */
export function ${pascal}() {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>${title}</h1>
      <p>TODO: say what admins find here.</p>
    </div>
  )
}
`

const styles = `.root {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
}

.title {
  font-size: var(--font-size-title-m);
}
`
