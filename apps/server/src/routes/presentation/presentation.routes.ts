import { contract } from '@shop/api'
import type { Presentation } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerEndpoints } from '../register-endpoints.ts'

/** What the calls answer. */
export interface PresentationRoutesOptions {
  readonly presentation: Presentation
}

/** How the shop presents itself: the same for everybody, from the start of the server to its end. */
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
