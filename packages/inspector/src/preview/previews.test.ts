import { describe, expect, it } from 'vitest'
import { restingStates } from '../stories/resting-states.ts'
import { knownMachines } from '@shop/machines/known'
import { startSandbox, stepOfEdge, shortestPathsToStates } from '../sandbox/index.ts'
import { previews } from './previews.ts'

describe('previews', () => {
  it('has previews only for machines that exist', () => {
    expect(knownMachines.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(previews)))
  })

  it('renders an empty preview only in states without a screen in the shop', async () => {
    const bare: Record<string, string[]> = {}
    for (const known of knownMachines) {
      const preview = previews[known.id]
      if (!preview) continue
      const ways = shortestPathsToStates(known.models)
      for (const state of restingStates(known)) {
        const { input, steps } = ways.get(state)!
        const sandbox = startSandbox(known.machine, { input })
        for (const edge of steps) await sandbox.take(stepOfEdge(edge, sandbox.snapshot()))
        if (preview(sandbox.snapshot(), () => {}) === null) (bare[known.id] ??= []).push(state)
        sandbox.stop()
      }
    }
    expect(bare).toEqual({
      auth: [
        'auth.signedIn.session.steady',
        'auth.signedIn.role.customer',
        'auth.signedIn.role.admin',
        'auth.signedIn.session.rechecking',
        'auth.signedIn.session.signingOut',
      ],
      bulkChange: [
        'bulkChange.kept',
        'bulkChange.undoable',
        'bulkChange.undoing',
        'bulkChange.changed',
        'bulkChange.outdated',
        'bulkChange.undone',
      ],
      cart: ['cart.list.disabled'],
      collectionEditor: ['collectionEditor.left', 'collectionEditor.missing', 'collectionEditor.saved'],
      consent: [
        'consent.reading',
        'consent.accepted.hidden',
        'consent.declined.hidden',
        'consent.accepting',
        'consent.declining',
        'consent.unset.hidden',
        'consent.declined.sweeping',
      ],
      invitation: ['invitation.accepted'],
      itemDeletion: [
        'itemDeletion.kept',
        'itemDeletion.undoable',
        'itemDeletion.deleted',
        'itemDeletion.restoring',
        'itemDeletion.restored',
      ],
      lineDetails: ['lineDetails.empty'],
      productEditor: ['productEditor.left', 'productEditor.saved', 'productEditor.missing'],
      profile: ['profile.away', 'profile.deleted'],
      reset: ['reset.succeeded', 'reset.succeededAsAdmin'],
      wishlist: ['wishlist.list.disabled'],
    })
  })
})
