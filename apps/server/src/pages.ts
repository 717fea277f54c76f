import type { ShopConfig } from '@shop/domain'
import type { FastifyPluginAsync } from 'fastify'
import { clientFolder } from './build/build-web.ts'
import type { Config } from './config.ts'
import { staticFiles } from './plugins/static-files.ts'

/** The pages and files of the app's build. */
export async function webPages(_config: Config, _shop: ShopConfig): Promise<FastifyPluginAsync> {
  return async (app) => {
    await app.register(staticFiles, { folder: clientFolder })
  }
}
