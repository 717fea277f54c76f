import type { ShopConfig } from '@shop/domain'
import type { FastifyPluginAsync } from 'fastify'
import { clientFolder, inspectorFolder, serverFolder } from './build/build-web.ts'
import type { Config } from './config.ts'
import { staticFiles } from './plugins/static-files.ts'
import { loadInspectorBuild, loadWebBuild, renderPages } from './rendering/index.ts'

/**
 * The pages and files of the app's two builds, read once.
 *
 * @throws when the app has not been built
 */
export async function webPages({ publicUrl, inspector }: Config, shop: ShopConfig): Promise<FastifyPluginAsync> {
  const shopBuild = await loadWebBuild(clientFolder, serverFolder)
  const build = { ...shopBuild, inspector: inspector ? await loadInspectorBuild(inspectorFolder) : null }
  return async (app) => {
    await app.register(staticFiles, { folder: clientFolder })
    if (inspector) await app.register(staticFiles, { folder: inspectorFolder, assets: 'inspector-assets' })
    await app.register(renderPages, { build: async () => build, shop, publicUrl })
  }
}
