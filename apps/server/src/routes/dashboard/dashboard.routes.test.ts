import type { AdminEnquiry, Collection, Overview, Product } from '@shop/api'
import { createCollectionPayload, createContactMessage, createProductPayload } from '@shop/api/testing'
import type { Visibility } from '@shop/domain'
import { beforeAll, expect, test } from 'vitest'
import { drawPicture } from '../../media/testing/pictures.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { send } from '../../testing/send.ts'
import { useTestShop } from '../../testing/shop.ts'
import { signIn } from '../../testing/users.ts'

describeDatabases('the overview of the dashboard', (open) => {
  const shop = useTestShop(open)
  let admin = ''
  const call = async <Body>(text: string, payload?: object) => (await send(shop, text, payload, admin)).body as Body
  const overview = () => call<Overview>('GET /api/admin/overview')
  const addProduct = (fields: Parameters<typeof createProductPayload>[0]) =>
    call<Product>('POST /api/admin/operations/addProduct', createProductPayload({ images: [], ...fields }))
  const picture = async (alt: string) => {
    const bytes = await drawPicture({ width: 40, height: 30 }, 1).png().toBuffer()
    return { url: `data:image/png;base64,${bytes.toString('base64')}`, isNew: true as const, alt }
  }

  beforeAll(async () => {
    admin = (await signIn(shop.database, 'admin', { username: 'Bola Ade' })).cookie
  })

  test('a new shop has nothing to show', async () => {
    expect(await overview()).toEqual({
      openMessages: 0,
      messages: [],
      unseenTotal: 0,
      unfinishedTotal: 0,
      unfinished: [],
      changes: [],
    })
  })

  test('the newest open messages are listed, and all open ones are counted', async () => {
    for (const subject of ['1', '2', '3', '4', '5', '6']) await send(shop, 'POST /api/contact', createContactMessage({ subject }))
    const { messages } = await overview()
    expect(messages.map(({ subject }) => subject)).toEqual(['6', '5', '4', '3', '2'])
    const enquiry = `/api/admin/enquiries/${messages[0]?.reference}`
    const { updatedAt } = await call<AdminEnquiry>(`GET ${enquiry}`)
    await call(`POST ${enquiry}/steps`, { to: 'answered', updatedAt })
    const later = await overview()
    expect([later.openMessages, later.messages.map(({ subject }) => subject)]).toEqual([5, ['5', '4', '3', '2', '1']])
  })

  test('unfinished items are listed worst first, and every change with the admin who made it', async () => {
    const dimensions = { width: 200, depth: 90, height: 80 }
    const bare = await addProduct({ name: 'No pictures', dimensions })
    const unnamed = await addProduct({ name: 'No text', dimensions, images: [await picture('')] })
    const worse = await addProduct({ name: 'No text and no measurements', dimensions: null, images: [await picture('')] })
    const finished = await addProduct({ name: 'Finished', dimensions, images: [await picture('A sofa')] })
    const collection = await call<Collection>(
      'POST /api/admin/operations/addCollection',
      createCollectionPayload({ name: 'Set', productIds: [finished._id], coverImage: await picture('') }),
    )
    await call(`PUT /api/admin/operations/updateProduct/${finished._id}`, {
      ...createProductPayload({ name: 'Renamed', dimensions, images: finished.images }),
    })
    await call(`DELETE /api/admin/operations/delCollection/${collection._id}`)

    const { unfinished, unfinishedTotal, changes } = await overview()
    expect(unfinishedTotal).toBe(3)
    expect(unfinished.map(({ _id, gaps, image }) => [_id, gaps, image?.alt])).toEqual([
      [bare._id, ['pictures'], undefined],
      [worse._id, ['measurements', 'alternative text'], ''],
      [unnamed._id, ['alternative text'], ''],
    ])
    expect(changes.map(({ action, subject, subjectId, name, by }) => [action, subject, subjectId, name, by]).slice(0, 4)).toEqual(
      [
        ['deleted', 'Collection', collection._id, 'Set', 'Bola Ade'],
        ['changed', 'Product', finished._id, 'Renamed', 'Bola Ade'],
        ['added', 'Collection', collection._id, 'Set', 'Bola Ade'],
        ['added', 'Product', finished._id, 'Finished', 'Bola Ade'],
      ],
    )
  })

  test('drafts and hidden items are counted, because the numbers of products and collections leave them out', async () => {
    const add = (item: 'Product' | 'Collection', payload: object, visibility: Visibility) =>
      call<Product>(`POST /api/admin/operations/add${item}`, { ...payload, visibility })
    const product = await add('Product', createProductPayload({ images: [] }), 'draft')
    const deleted = await add('Product', createProductPayload({ images: [] }), 'draft')
    await call(`DELETE /api/admin/operations/delProduct/${deleted._id}`)
    const set = createCollectionPayload({ productIds: [product._id], coverImage: await picture('') })
    await add('Collection', set, 'hidden')
    expect((await overview()).unseenTotal).toBe(2)
  })
})
