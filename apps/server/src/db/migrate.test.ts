import { expect, test } from 'vitest'
import { enquirySearch } from '../enquiries/enquiry-search.ts'
import { describeDatabases } from '../testing/databases.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { enquiries, enquirySteps } from './schema.ts'

describeDatabases('migrations', (open) => {
  async function applied(database: Database): Promise<unknown[]> {
    return (await database.pool.query('select hash from drizzle.__drizzle_migrations order by id')).rows
  }

  test('migrations do nothing when they run again, even several at once', async () => {
    const database = await open()
    const before = await applied(database)
    await Promise.all([migrate(database), migrate(database), migrate(database)])
    expect(await applied(database)).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
    await database.close()
  })

  test('migrations are applied once when several servers start on an empty database', async () => {
    const database = await open()
    const before = await applied(database)
    await database.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
    await Promise.all([migrate(database), migrate(database)])
    expect(await applied(database)).toEqual(before)
    expect((await database.pool.query('select version::int from catalogue_state')).rows).toEqual([{ version: 1 }])
    await database.close()
  })

  test('an older version of the shop refuses the database of a newer one with a sentence for the operator', async () => {
    const database = await open()
    await database.pool.query(`
      insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`)
    await expect(migrate(database)).rejects.toMatchObject({
      name: 'NewerDatabaseError',
      message:
        'A newer version of the shop has used this database. Start that version, or restore a backup from before its first start.',
    })
    await database.close()
  })

  test('migrations count older products, give them no material and no lead time, and treat older email addresses as confirmed', async () => {
    const database = await open()
    const before = await applied(database)
    await database.pool.query(`
      alter table products drop column is_listed, drop column visibility, drop column deleted_at, drop column deleted_key;
      alter table collections drop column is_listed, drop column visibility, drop column deleted_at, drop column deleted_key;
      alter table products drop column material, drop column colours, drop column lead_time_minimum, drop column lead_time_maximum;
      -- These went with a column that their later versions hold.
      create index products_newest on products (created_at, id);
      create index products_by_price on products (payable_price, id);
      create index products_by_name on products (name_key, id);
      create index products_newest_of_category on products (category, created_at, id);
      create index products_newest_of_style on products (style, created_at, id);
      create index products_newest_promotions on products (created_at, id) where is_promo;
      create index products_newest_best_sellers on products (created_at, id) where is_best_seller;
      create index products_newest_foreign on products (created_at, id) where is_foreign;
      create index products_newest_corners on products (created_at, id) where is_corner;
      alter table users drop column email_confirmed_at, drop column admin_since;
      alter table failed_tries drop column network;
      create table contact_messages (id uuid primary key, name text not null, email text not null, phone_number text not null,
        subject text not null, message text not null, created_at timestamp (3) with time zone not null);
      drop table enquiry_steps, enquiries, confirmation_tokens, rate_limit_uses, shared_keys, admin_changes, admin_invitations, shop_details;
      drop function count_products cascade;
      drop table missed_searches, search_synonyms, product_counts, product_words, leftover_pictures;
      alter table catalogue_state drop column search_version;
      alter table cart_lines drop column last_addition;
      delete from drizzle.__drizzle_migrations
        where id in (select id from drizzle.__drizzle_migrations order by id offset 4);
      insert into users (id, username, email, password_hash, created_at, updated_at)
        values ('01890000-0000-7000-8000-000000000001', 'Ada', 'ada@example.com', '', '2025-01-01T00:00:00Z', now());
      insert into products (id, name, description, price, style, name_key, search, category, created_at, updated_at)
        values ('01890000-0000-7000-8000-000000000000', 'Sofa', '', 1, 'Modern', 'sofa', 'sofa =sofa', 'Living Room', now(), now())`)
    await migrate(database)
    expect(await applied(database)).toEqual(before)
    const { rows } = await database.pool.query('select name, material, lead_time_minimum, lead_time_maximum from products')
    expect(rows).toEqual([{ name: 'Sofa', material: null, lead_time_minimum: null, lead_time_maximum: null }])
    const { rows: counts } = await database.pool.query(
      'select style, word, c.listed, w.stored from product_counts c, product_words w',
    )
    expect(counts).toEqual([{ style: 'Modern', word: 'sofa', listed: 1, stored: 1 }])
    const { rows: accounts } = await database.pool.query('select email_confirmed_at = created_at as confirmed from users')
    expect(accounts).toEqual([{ confirmed: true }])
    await database.close()
  })

  test('migrations move the messages of the contact form to the enquiries, with their emails and what is done', async () => {
    const database = await open()
    const [done, unsent] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']
    await database.pool.query(`
      alter table enquiries drop column email, drop column subject;
      alter table cart_lines drop column last_addition;
      drop index enquiries_new_messages, products_counted;
      drop function count_products cascade;
      drop table product_counts, product_words, leftover_pictures;
      create table contact_messages (id uuid primary key, name text not null, email text not null, phone_number text not null,
        subject text not null, message text not null, created_at timestamp (3) with time zone not null,
        done_at timestamp (3) with time zone, done_by text);
      delete from drizzle.__drizzle_migrations
        where id in (select id from drizzle.__drizzle_migrations order by id offset 19);
      insert into contact_messages values
        ('${done}', 'Ṣadé Ọlá', 'sade@example.com', '08012345678', 'Two sofas & 3 benches', 'How
          long?', '2026-01-01T09:00:00Z', '2026-01-02T09:00:00Z', 'Bola Ade'),
        ('${unsent}', 'Chidi', 'chidi@example.com', '08098765432', 'Enquiries', 'Hello', '2026-01-03T09:00:00Z', null, null);
      insert into outbox (id, kind, about, created_at, due_at) values ('${unsent}', 'contact', '${unsent}', now(), now())`)
    await migrate(database)
    const rows = await database.orm.select().from(enquiries).orderBy(enquiries.createdAt)
    const reference = expect.stringMatching(/^MSG-[2-9CFHJKMNPQRTWXY]{6}$/)
    const [at, doneAt] = [new Date('2026-01-01T09:00:00Z'), new Date('2026-01-02T09:00:00Z')]
    expect(rows).toMatchObject([
      {
        reference,
        status: 'answered',
        source: 'contact',
        name: 'Ṣadé Ọlá',
        createdAt: at,
        updatedAt: doneAt,
        items: [],
        total: 0,
      },
      { reference, status: 'new', email: 'chidi@example.com', phoneNumber: '08098765432', subject: 'Enquiries', note: 'Hello' },
    ])
    expect(rows[0]!.reference).not.toBe(rows[1]!.reference)
    for (const row of rows) {
      const found = await database.pool.query('select from enquiries where search = $1::tsvector', [enquirySearch(row)])
      expect(found.rowCount).toBe(1)
    }
    expect(await database.orm.select().from(enquirySteps)).toMatchObject([
      { reference: rows[0]!.reference, kind: 'step', from: 'new', to: 'answered', userName: 'Bola Ade', at: doneAt },
    ])
    expect((await database.pool.query('select about from outbox')).rows).toEqual([{ about: rows[1]!.reference }])
    await database.close()
  })
})
