import { createAdmin, createEnquiry, createFakeApi, testLinkKey, testPassword } from '@shop/api/testing'
import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createEnquiryFiguresActors } from './enquiry-figures.actors.ts'
import { enquiryFiguresMachine } from './enquiry-figures.machine.ts'

it('loads the figures through the client', async () => {
  const admin = createAdmin()
  const { client } = createFakeApi({
    accounts: [{ user: admin, password: testPassword }],
    signedIn: admin._id,
    enquiries: [{ enquiry: createEnquiry(), linkKey: testLinkKey }],
  })
  const actor = createActor(enquiryFiguresMachine.provide({ actors: createEnquiryFiguresActors({ api: client }) })).start()
  await waitFor(actor, ({ context }) => context.data !== null)
  expect(actor.getSnapshot().context.data?.weeks.at(-1)).toMatchObject({ count: 1, worth: 1_250_000 })
})
