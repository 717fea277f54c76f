import { describe, expect, it } from 'vitest'
import { restingStates } from '../../build/story-files.ts'
import { knownMachines } from '@shop/machines/known'
import { startSandbox, stepOfEdge, waysToStates } from '../sandbox/index.ts'
import { beside } from './beside.ts'

describe('Beside the machines', () => {
  it('every one of them has what the shop shows of it', () => {
    expect(Object.keys(beside).sort()).toEqual(knownMachines.map(({ id }) => id).sort())
  })

  it('stands a component in every state but those in which the shop shows nothing', async () => {
    const bare: Record<string, string[]> = {}
    for (const known of knownMachines) {
      const ways = waysToStates(known.models)
      for (const state of restingStates(known)) {
        const { input, steps } = ways.get(state)!
        const sandbox = startSandbox(known.machine, { input })
        for (const edge of steps) await sandbox.take(stepOfEdge(edge, sandbox.snapshot()))
        if (beside[known.id]!(sandbox.snapshot(), () => {}) === null) (bare[known.id] ??= []).push(state)
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
      cart: ['cart.list.barred'],
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
      itemDeletion: ['itemDeletion.kept', 'itemDeletion.deleted'],
      lineDetails: ['lineDetails.empty'],
      productEditor: ['productEditor.left', 'productEditor.saved', 'productEditor.missing'],
      profile: ['profile.away', 'profile.deleted'],
      reset: ['reset.succeeded', 'reset.missing'],
      wishlist: ['wishlist.list.barred'],
    })
  })
})
