import type { AxeResults, Spec } from 'axe-core'
import { axeContext, axeOptions } from './axe-options.ts'
import { lookOf, textElements } from './look-of-text.ts'

interface Context {
  globals: Record<string, unknown>
  parameters: { a11y?: { config?: Spec } }
}

/** Looks of text with enough contrast. The stories of a worker share a page, and most of their texts look like earlier ones. */
const readable = new Set<string>()

/**
 * Checks the colour contrast of a story in both themes, after its play function. The accessibility addon checks every other rule: contrast
 * is the only one whose result depends on the theme, and it takes axe more time than all others. Only texts whose look no
 * earlier story had are checked. Runs in tests only, where the global `contrast` is set.
 *
 * @throws an error with the elements whose text is too faint
 */
export async function checkContrast({ globals, parameters }: Context): Promise<void> {
  const disabled = parameters.a11y?.config?.rules?.some(({ id, enabled }) => id === 'color-contrast' && enabled === false)
  if (globals['contrast'] !== true || disabled === true) return
  const page = document.documentElement
  const { theme } = page.dataset
  try {
    for (const each of ['light', 'dark']) {
      page.dataset['theme'] = each
      await checkTheme(each)
    }
  } finally {
    page.dataset['theme'] = theme
  }
}

async function checkTheme(theme: string): Promise<void> {
  // Only tests load axe here: the accessibility addon loads its own. The page may change meanwhile, so its texts are read afterwards.
  const { default: axe } = await import('axe-core')
  const looks = new Map<Element | undefined, string>()
  for (const element of textElements(axeContext.exclude)) {
    const look = lookOf(element)
    if (!readable.has(look)) looks.set(element, look)
  }
  if (looks.size === 0) return
  const { violations, passes } = await axe.run([...looks.keys()] as HTMLElement[], {
    ...axeOptions,
    resultTypes: ['violations', 'passes'],
    elementRef: true,
    runOnly: ['color-contrast'],
  })
  if (violations.length > 0) throw new Error(`Too little contrast in the ${theme} theme:\n${faintElements(violations)}`)
  // A text that axe could not judge, because another element covers it, does not vouch for later ones.
  for (const { nodes } of passes) for (const { element } of nodes) readable.add(looks.get(element) ?? '')
}

function faintElements(violations: AxeResults['violations']): string {
  return violations
    .flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`))
    .join('\n')
}
