import { contract } from '@shop/api'
import type { Presentation } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerEndpoints } from '../register-endpoints.ts'

/** The dependencies of the presentation endpoint. */
export interface PresentationRoutesOptions {
  readonly presentation: Presentation
}

/** Serves the shop's public facts, which do not change while the server runs. */
export async function presentationRoutes(app: FastifyInstance, { presentation }: PresentationRoutesOptions): Promise<void> {
  registerEndpoints(
    app,
    contract.presentation,
    contractSchemas.presentation,
    {
      read: async () => presentation,
    },
    { tag: 'Presentation', cached: true },
  )
}
