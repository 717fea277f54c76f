import { expect, test } from 'vitest'
import { fillCatalogue } from '../catalogue.ts'
import { openTestDatabase } from '../databases.ts'
import { useTestShop } from '../shop.ts'
import { createBystander } from './bystander.ts'

const shop = useTestShop(openTestDatabase, fillCatalogue)

test('the data of a bystander is recognised, and a change of it is noticed', async () => {
  const { rows } = await shop.database.pool.query('select id from products limit 1')
  const { marks, isUntouched } = await createBystander(shop.app, rows[0].id)
  const [email = ''] = marks
  // The email, the session and the ids of the account, the cart line and the wishlist entry.
  expect(marks).toHaveLength(5)
  expect(await isUntouched()).toBe(true)
  await shop.database.pool.query(`update users set username = 'Eve' where email = $1`, [email])
  expect(await isUntouched()).toBe(false)
})
