import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import shop from '../../../../shop.config.ts'
import { prepareShop } from '../commands/prepare-shop.ts'
import type { Config } from '../config.ts'
import type { Parts } from '../parts.ts'
import { buildShop } from '../server.ts'
import { checkShop } from '../shop-file.ts'
import { developmentPages } from './pages.ts'

export const shopName = shop.name

/** Fills a new shop as `pnpm start` does. */
export function prepareDevelopmentShop(parts: Parts, config: Config, print: (line: string) => void): Promise<void> {
  return prepareShop(parts, config, shop, print)
}

/** Builds the app from the current sources, over parts that stay open. */
export async function buildDevelopmentShop(parts: Parts, config: Config, vite: ViteDevServer): Promise<FastifyInstance> {
  checkShop(shop)
  return buildShop(config, parts, { shop, mode: 'development', pages: async () => developmentPages(vite, config) })
}
