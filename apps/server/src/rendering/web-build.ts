import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { User } from '@shop/api'
import type { ShopIdentity } from '@shop/domain'
import { readManifest } from './manifest.ts'
import type { PageFiles } from './manifest.ts'

/** What every page knows of the shop. */
export interface ShopFacts {
  readonly shop: ShopIdentity
  /** Without a slash at the end. */
  readonly publicUrl: string
  readonly year: number
}

/** What the app's server build gives for a request. */
export type RenderResult =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page'
      readonly status: number
      readonly head: string
      readonly body: string
      readonly state: string
      readonly modules: readonly string[]
      readonly failure: unknown
    }

/** The app's server build, as far as the server uses it. */
export interface WebEntry {
  render(
    request: Request,
    input: { facts: ShopFacts; user: User | null; fetch: (request: Request) => Promise<Response> },
  ): Promise<RenderResult>
  /** Paths of the pages that search engines should know, beside those of items. */
  readonly listed: readonly string[]
  readonly paths: { readonly product: PathWriter; readonly collection: PathWriter }
  /** Colour of the browser's own bars beside the page. */
  readonly themeColors: { readonly light: string; readonly dark: string }
}

interface PathWriter {
  href(id: string): string
}

/** The app as the server serves it. */
export interface WebBuild {
  readonly entry: WebEntry
  /** The files that a page of these modules needs before it can be shown. */
  filesOf: (modules: readonly string[]) => PageFiles
  /** The testers' build; null where the inspector is off. */
  readonly inspector: InspectorBuild | null
}

/** The shop with a tap in it, and the inspector's own page. */
export interface InspectorBuild {
  /** The files of a page of the shop that is inspected. */
  readonly inspected: (modules: readonly string[]) => PageFiles
  readonly page: PageFiles
}

/**
 * Reads the app's two builds.
 *
 * @param clientFolder - what browsers load, with its manifest
 * @param serverFolder - what renders pages
 */
export async function loadWebBuild(clientFolder: string, serverFolder: string): Promise<WebBuild> {
  const manifest = readManifest(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const entry = (await import(pathToFileURL(join(serverFolder, 'entry-server.js')).href)) as WebEntry
  return { entry, filesOf: manifest.filesOf, inspector: null }
}

/** Reads the testers' build. */
export async function loadInspectorBuild(folder: string): Promise<InspectorBuild> {
  const json = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  const shop = readManifest(json, 'src/inspect/inspected-shop.tsx')
  return {
    // The tap comes first and fetches the shop; its styles must not wait for that.
    inspected: (modules) => shop.filesOf(['src/entry-client.tsx', ...modules]),
    page: readManifest(json, 'src/inspect/inspector-page.tsx').filesOf([]),
  }
}
