import type { BrowserContext, Locator, Page } from '@playwright/test'

/** Opens the inspector in its own tab. */
export async function openInspector(context: BrowserContext): Promise<Page> {
  const inspector = await context.newPage()
  await inspector.goto('/inspector')
  return inspector
}

/** A button in the actor tree. */
export const actor = (inspector: Page, name: string): Locator =>
  inspector.getByRole('region', { name: 'Actors' }).getByRole('button', { name: new RegExp(`^${name}\\b`) })
