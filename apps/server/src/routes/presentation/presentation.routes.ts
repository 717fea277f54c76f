import { contract } from '@shop/api'
import type { Presentation } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import { showroomOf } from '@shop/domain'
import type { FastifyInstance } from 'fastify'
import type { CurrentShop } from '../../shop-details/current-shop.ts'
import { registerEndpoints } from '../register-endpoints.ts'

/** The dependencies of the presentation endpoint. */
export interface PresentationRoutesOptions {
  /** The facts and pictures of `shop.config.ts`. */
  readonly presentation: Presentation
  readonly current: CurrentShop
}

/** Serves the shop's public facts. */
export async function presentationRoutes(
  app: FastifyInstance,
  { presentation, current }: PresentationRoutesOptions,
): Promise<void> {
  registerEndpoints(
    app,
    contract.presentation,
    contractSchemas.presentation,
    {
      read: async () => ({ ...presentation, ...showroomOf(await current.read()) }),
    },
    { tag: 'Presentation', cached: true },
  )
}
