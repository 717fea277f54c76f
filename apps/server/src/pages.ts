import type { FastifyPluginAsync } from 'fastify'
import type { WebFolders } from './build/build-web.ts'
import type { Config } from './config.ts'
import { staticFiles } from './plugins/static-files.ts'
import { loadInspectorBuild, loadWebBuild, renderPages } from './rendering/index.ts'

/** The folders of the builds by `pnpm start`. */
interface BuiltFolders {
  readonly web: WebFolders
  /** The inspector build; null when the inspector is off. */
  readonly inspector: string | null
}

/**
 * Creates the plugin for the pages and files of the app's builds, which are read once.
 *
 * @throws when a folder contains no build
 */
export async function webPages({ publicUrl }: Config, { web, inspector }: BuiltFolders): Promise<FastifyPluginAsync> {
  const shopBuild = await loadWebBuild(web.client, web.server)
  const build = { ...shopBuild, inspector: inspector === null ? null : await loadInspectorBuild(inspector) }
  return async (app) => {
    await app.register(staticFiles, { folder: web.client })
    if (inspector !== null) await app.register(staticFiles, { folder: inspector, assets: 'inspector-assets' })
    await app.register(renderPages, { build: async () => build, publicUrl })
  }
}
