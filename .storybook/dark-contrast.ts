import axe from 'axe-core'
import type { AxeResults, Spec } from 'axe-core'
import { axeContext, axeOptions } from './axe-options.ts'

interface Context {
  globals: Record<string, unknown>
  parameters: { a11y?: { config?: Spec } }
}

/**
 * Checks the colour contrast of a story in the dark theme, after its play function. The accessibility addon has every other rule:
 * contrast is the only one whose result depends on the theme. Runs in tests only, where the global `darkContrast` is set.
 *
 * @throws an error with the elements whose text is too faint
 */
export async function checkDarkContrast({ globals, parameters }: Context): Promise<void> {
  const disabled = parameters.a11y?.config?.rules?.some(({ id, enabled }) => id === 'color-contrast' && enabled === false)
  if (globals['darkContrast'] !== true || disabled === true) return
  const page = document.documentElement
  const { theme } = page.dataset
  page.dataset['theme'] = 'dark'
  const context = { include: document.body, ...axeContext }
  try {
    const { violations } = await axe.run(context, { ...axeOptions, runOnly: ['color-contrast'] })
    if (violations.length > 0) throw new Error(`Too little contrast in the dark theme:\n${faintElements(violations)}`)
  } finally {
    page.dataset['theme'] = theme
  }
}

function faintElements(violations: AxeResults['violations']): string {
  return violations
    .flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`))
    .join('\n')
}
