import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Showcase, Transport, User } from '@shop/api'
import type { ShopIdentity } from '@shop/domain'
import type { CardKind } from '../preview-cards/preview-card.ts'
import { readManifest } from './manifest.ts'
import type { PageFiles } from './manifest.ts'
import { createUsedStyles } from './used-styles.ts'

/** The facts that every page knows about the shop. */
export interface ShopFacts {
  readonly shop: ShopIdentity
  /** The shop's public address without a trailing slash. */
  readonly publicUrl: string
  readonly year: number
}

/** Finds the picture of the page with this canonical path in link previews; null for that of the page itself. */
type FindPreview = (path: string) => Promise<{ readonly path: string; readonly alt: string } | null>

/** The result of rendering a request. */
type RenderResult =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page'
      readonly status: number
      readonly head: string
      readonly renderBody: () => string
      readonly state: string
      readonly modules: readonly string[]
      readonly failure: unknown
    }

/** The part of the app's server build that the server uses. */
export interface WebEntry {
  render(
    request: Request,
    input: {
      facts: ShopFacts
      user: User | null
      transport: Transport
      previewOf: FindPreview
    },
  ): Promise<RenderResult>
  /**
   * The paths for search engines, without those of items.
   *
   * @param showcase - the categories and styles that have products
   */
  sitemapPaths(showcase: Showcase): readonly string[]
  readonly paths: Readonly<Record<CardKind, PathWriter>>
  /** The colour of the browser's toolbars. */
  readonly themeColors: { readonly light: string; readonly dark: string }
}

interface PathWriter {
  href(id: string): string
}

/** The app as the server serves it. */
export interface WebBuild {
  readonly entry: WebEntry
  /** The files that a page with these modules needs before it is shown. */
  filesOf: (modules: readonly string[]) => PageFiles
  /** The rules of these style sheets whose classes are in a page. Missing in development, where style sheets change. */
  readonly usedStyles?: ReturnType<typeof createUsedStyles>
  /** The inspector build; null when the inspector is off. */
  readonly inspector: InspectorBuild | null
}

/** The shop with a tap, and the inspector's page. */
export interface InspectorBuild {
  /** The files of an inspected page. */
  readonly inspected: (modules: readonly string[]) => PageFiles
  readonly page: PageFiles
}

/**
 * Reads the app's two builds.
 *
 * @param clientFolder - the browser's files with their manifest
 * @param serverFolder - the renderer
 */
export async function loadWebBuild(clientFolder: string, serverFolder: string): Promise<WebBuild> {
  const manifest = readManifest(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const entry = (await import(/* @vite-ignore */ pathToFileURL(join(serverFolder, 'entry-server.js')).href)) as WebEntry
  const usedStyles = createUsedStyles((address) => readFileSync(join(clientFolder, address), 'utf8'))
  return { entry, filesOf: manifest.filesOf, usedStyles, inspector: null }
}

/** Reads the inspector build. */
export async function loadInspectorBuild(folder: string): Promise<InspectorBuild> {
  const json = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  const shop = readManifest(json, 'src/inspect/inspected-shop.tsx')
  return {
    // The tap loads first and then fetches the shop. The styles of the shop must not wait for it.
    inspected: (modules) => shop.filesOf(['src/entry-client.tsx', ...modules]),
    page: readManifest(json, 'src/inspect/inspector-page.tsx').filesOf([]),
  }
}
