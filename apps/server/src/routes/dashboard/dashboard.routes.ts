import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import { lastChanges } from '../../admin/change-history.ts'
import { readUnfinishedItems } from '../../admin/unfinished-items.ts'
import { countUnseenItems } from '../../admin/unseen-items.ts'
import type { Database } from '../../db/database.ts'
import { readNewMessages } from '../../enquiries/contact-messages.ts'
import { registerEndpoints } from '../register-endpoints.ts'

/** The dependencies of the dashboard's endpoint. */
export interface DashboardRoutesOptions {
  readonly database: Database
}

/** How much of each part the overview shows. */
const shown = { messages: 5, unfinished: 6, changes: 8 } as const

/** What the overview of the dashboard shows in addition to the two counts. */
export async function dashboardRoutes(app: FastifyInstance, { database }: DashboardRoutesOptions): Promise<void> {
  registerEndpoints(
    app,
    contract.dashboard,
    contractSchemas.dashboard,
    {
      async overview() {
        const messages = await readNewMessages(database.orm, shown.messages)
        const unseenTotal = await countUnseenItems(database.orm)
        const items = await readUnfinishedItems(database.orm, shown.unfinished)
        return { ...messages, unseenTotal, ...items, changes: await lastChanges(database.orm, shown.changes) }
      },
    },
    { tag: 'Dashboard', cached: false },
  )
}
