import type { ShopConfig } from '@shop/domain'
import type { FastifyPluginAsync } from 'fastify'
import { clientFolder, serverFolder } from './build/build-web.ts'
import type { Config } from './config.ts'
import { staticFiles } from './plugins/static-files.ts'
import { loadWebBuild, renderPages } from './rendering/index.ts'

/**
 * The pages and files of the app's two builds, read once.
 *
 * @throws when the app has not been built
 */
export async function webPages({ publicUrl }: Config, shop: ShopConfig): Promise<FastifyPluginAsync> {
  const build = await loadWebBuild(clientFolder, serverFolder)
  return async (app) => {
    await app.register(staticFiles, { folder: clientFolder })
    await app.register(renderPages, { build: async () => build, shop, publicUrl })
  }
}
