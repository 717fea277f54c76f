import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import type { CurrentShop } from '../../shop-details/current-shop.ts'
import { registerCachedEndpoints } from '../register-cached-endpoints.ts'

/** The dependencies of the presentation endpoint. */
export interface PresentationRoutesOptions {
  readonly current: CurrentShop
}

/** Serves the shop's public facts. */
export async function presentationRoutes(app: FastifyInstance, { current }: PresentationRoutesOptions): Promise<void> {
  registerCachedEndpoints(
    app,
    contract.presentation,
    contractSchemas.presentation,
    {
      read: () => current.readPresentation(),
    },
    { tag: 'Presentation' },
  )
}
