import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Collection, Product } from '@shop/api'
import { createSignUp } from '@shop/api/testing'
import type { FastifyInstance, InjectOptions } from 'fastify'
import * as fc from 'fast-check'
import type { Database } from '../../db/database.ts'
import type { Mail } from '../../mail/mail.ts'
import { drawPicture } from '../../media/testing/pictures.ts'
import { fillCatalogue } from '../catalogue.ts'
import { createBystander } from './bystander.ts'
import type { Bystander } from './bystander.ts'
import { judge } from './judge.ts'
import { anyPageRequest, pageNames } from './pages.ts'
import { anyRequest, fuzzEndpoints } from './requests.ts'
import type { FuzzRequest, Sender } from './requests.ts'
import { sendOverSocket } from './over-socket.ts'
import { placeholders } from './values.ts'

/** The number of requests until users sign in again and the catalogue is read again. A batch can be repeated by its seed. */
const batchSize = 500

/** The shop under test. Its emails contain links to accounts. */
export interface FuzzedShop {
  readonly app: FastifyInstance
  /** The local port on which the app listens. It trusts forwarded addresses of local connections. */
  readonly port: number
  readonly database: Database
  readonly mails: readonly Mail[]
}

/** A response that violates the contract. */
interface Finding {
  /** The seed that repeats the batch of the request. */
  readonly seed: number
  readonly what: string
  readonly request: string
  readonly response: string
}

/** What happens during a run. */
interface FuzzWatch {
  /** Called after each batch with the number of sent requests. */
  readonly onProgress?: (sent: number) => void
  readonly onFinding?: (finding: Finding) => void
  /** Ends the run after the current batch. */
  readonly signal?: AbortSignal
}

/** The result of a fuzz run. */
export interface FuzzReport {
  readonly findings: readonly Finding[]
  /** The number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>
  /** The number of successes by endpoint. */
  readonly successes: ReadonlyMap<string, number>
  /** The endpoints and pages without any success, which were hardly tested. */
  readonly unsuccessful: readonly string[]
}

/**
 * Sends random requests made from the contract and judges every response.
 *
 * @param seed - of the first batch; each later one has the next number
 * @param count - the number of requests, rounded up to whole batches
 */
export async function runFuzz(
  shop: FuzzedShop,
  seed: number,
  count: number,
  { onProgress, onFinding, signal }: FuzzWatch = {},
): Promise<FuzzReport> {
  const findings: Finding[] = []
  const statuses = new Map<number, number>()
  const successes = new Map<string, number>()
  const unhandled: unknown[] = []
  const record = (finding: Finding): void => {
    findings.push(finding)
    onFinding?.(finding)
  }
  const recordUnhandled = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', recordUnhandled)
  try {
    for (let batch = 0; batch * batchSize < count && signal?.aborted !== true; batch += 1) {
      const world = await prepareWorld(shop, (seed + batch) % 2 === 1)
      for (const request of fc.sample(requests, { seed: seed + batch, numRuns: batchSize })) {
        const { response, url, body } = await send(shop, world, request)
        const isForeign = foreignMarks(world, request).some((mark) => response.text.includes(mark))
        const isCached = response.headers['cache-control'] !== 'no-store'
        const isShared = isCached && response.text.includes(world.ids.get(request.sender) ?? ' no account ')
        const what = isForeign
          ? "contains another user's data"
          : isShared
            ? 'contains data of its user and may be cached'
            : judge(request, response, url)
        if (what !== null) {
          record({
            seed: seed + batch,
            what: `${request.name}: ${what}`,
            request: `${request.sender}: ${request.method} ${url} ${JSON.stringify(request.headers)} ${body?.slice(0, 1000) ?? ''}`,
            response: `${response.status} ${response.text.slice(0, 500)}`,
          })
        }
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        if (response.status === 200) successes.set(request.name, (successes.get(request.name) ?? 0) + 1)
      }
      const problems = unhandled.splice(0).map((reason) => `unhandled: ${String(reason)}`)
      if (!(await world.bystander.isUntouched())) problems.push("changed another user's data")
      for (const what of problems) record({ seed: seed + batch, what, request: '', response: '' })
      onProgress?.((batch + 1) * batchSize)
    }
  } finally {
    process.off('unhandledRejection', recordUnhandled)
  }
  const unsuccessful = [...fuzzEndpoints.map(({ name }) => name), ...pageNames].filter((name) => !successes.has(name))
  return { findings, statuses, successes, unsuccessful }
}

/** A tenth of the requests are for pages. */
const requests = fc.oneof({ weight: 9, arbitrary: anyRequest }, { weight: 1, arbitrary: anyPageRequest })

/** Texts that occur only in data that the sender of a request may not see. */
function foreignMarks({ bystander, ids, cookies }: World, { name, sender, method }: FuzzRequest): string[] {
  const others = (['customer', 'admin'] as const).filter((other) => other !== sender)
  const sessions = others.map((other) => cookies.get(other)?.split('=')[1] ?? '').filter((token) => token.length > 20)
  // A sign-in with the password of another sender responds with that account.
  const isReading = method === 'GET' && (name.startsWith('page ') || !name.startsWith('auth.') || name === 'auth.check')
  return [...bystander.marks, ...sessions, ...(isReading ? others.flatMap((other) => ids.get(other) ?? []) : [])]
}

/** The values of placeholders, and the cookies of the senders. */
interface World {
  readonly values: Map<string, string>
  readonly cookies: Map<Sender, string>
  readonly bystander: Bystander
  /** The account ids of the senders. */
  readonly ids: Map<Sender, string>
  /** Whether requests are sent over real sockets, as those of every second seed are. */
  readonly overSocket: boolean
  sent: number
}

const pictures = await Promise.all(
  Array.from({ length: placeholders.picture }, async (_, index) => {
    const bytes = await drawPicture({ width: 20 + index, height: 16 }, index)
      .png()
      .toBuffer()
    return `data:image/png;base64,${bytes.toString('base64')}`
  }),
)

async function prepareWorld({ app, database, mails }: FuzzedShop, overSocket: boolean): Promise<World> {
  const values = new Map<string, string>()
  const read = async <Item>(url: string) => (await app.inject(url)).json<Item>()
  let { products } = await read<{ products: Product[] }>('/api/products?limit=100&sort=name')
  let { collections } = await read<{ collections: Collection[] }>('/api/collections?limit=100&sort=name')
  while (products.length < 2 * placeholders.product || collections.length < placeholders.collection) {
    await fillCatalogue(database)
    ;({ products } = await read<{ products: Product[] }>('/api/products?limit=100&sort=name'))
    ;({ collections } = await read<{ collections: Collection[] }>('/api/collections?limit=100&sort=name'))
  }
  for (let index = 0; index < placeholders.product; index += 1) {
    const { _id = '', updatedAt = '', images: [image] = [] } = products[index] ?? {}
    values.set(`product:${index}`, _id)
    values.set(`productTime:${index}`, updatedAt)
    values.set(`imageUrl:${index}`, image?.url ?? 'x')
    values.set(`imageId:${index}`, image?.public_id ?? 'x')
  }
  for (let index = 0; index < placeholders.collection; index += 1)
    values.set(`collection:${index}`, collections[index]?._id ?? '')
  const { rows: invitations } = await database.pool.query('select id from admin_invitations order by invited_at limit 1')
  values.set('invitation:0', invitations[0]?.id ?? '')
  const { rows: synonyms } = await database.pool.query('select id from search_synonyms order by id limit 1')
  values.set('synonym:0', synonyms[0]?.id ?? '')
  for (const [index, picture] of pictures.entries()) values.set(`picture:${index}`, picture)
  values.set('guest:0', randomUUID())

  const tokensIn = (link: string) => mails.flatMap(({ text }) => new RegExp(`${link}/([\\w-]+)`).exec(text)?.[1] ?? [])
  // One confirmation link, which is sent for each sign-up, and one invitation next to the rarer reset links.
  const frequent = [...tokensIn('confirm-email').slice(-1), ...tokensIn('admin/invitation').slice(-1)]
  const tokens = [...frequent, ...tokensIn('reset-password').slice(2 - placeholders.token)]
  for (let index = 0; index < placeholders.token; index += 1) values.set(`token:${index}`, tokens[index] ?? 'no-such-token')

  const { email } = createSignUp({ email: `${randomUUID()}@example.com` })
  for (let index = 0; index < placeholders.email; index += 1)
    values.set(`email:${index}`, index === 0 ? email : `${index}-${email}`)
  // A long run would otherwise fill the tables with accounts and failed sign-ins.
  await database.pool.query(`delete from users where created_at < now() - interval '1 minute'`)
  await database.pool.query('delete from failed_tries')
  await database.pool.query('delete from rate_limit_uses')
  const cookies = new Map<Sender, string>([
    ['visitor', ''],
    ['guest', `anonymousId=${values.get('guest:0')}`],
  ])
  const ids = new Map<Sender, string>()
  values.set('admin:0', (await newAccount(app, database, 'admin', values)).id)
  for (const role of ['customer', 'admin'] as const) {
    const { cookie, id } = await newAccount(app, database, role, values)
    cookies.set(role, cookie)
    ids.set(role, id)
  }
  values.set('enquiryTime:0', await changeOfEnquiry(app, database, values))
  const details = await app.inject({ url: '/api/admin/shop', headers: { cookie: cookies.get('admin') ?? '' } })
  values.set('shopVersion:0', String(details.json().version))
  return { values, cookies, ids, bystander: await createBystander(app, values.get('product:0') ?? ''), overSocket, sent: 0 }
}

/** Records the enquiry of random requests unless it exists, and returns the time of its last change. */
async function changeOfEnquiry(app: FastifyInstance, database: Database, values: Map<string, string>): Promise<string> {
  const [reference, linkKey] = ['ILE-7K2Q9X', '0123456789abcdefghijkl']
  const lines = [{ item: values.get('product:0'), itemType: 'Product', quantity: 1, price: 1 }]
  await app.inject({ method: 'POST', url: '/api/enquiries', payload: { reference, linkKey, source: 'product', lines } })
  const { rows } = await database.pool.query('select updated_at from enquiries where reference = $1', [reference])
  return new Date(rows[0]?.updated_at ?? 0).toISOString()
}

/** Signs up with a password, so that endpoints about it can succeed, and makes admins in the database. */
async function newAccount(
  app: FastifyInstance,
  database: Database,
  role: 'customer' | 'admin',
  values: Map<string, string>,
): Promise<{ cookie: string; id: string }> {
  const signUp = async (email: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/signup',
      remoteAddress: '10.9.9.9',
      payload: createSignUp({ email, password: 'Correct7horse' }),
    })
  // With a known email, so that random sign-ins succeed.
  const known = await signUp(values.get(role === 'customer' ? 'email:0' : 'email:3') ?? '')
  const response = known.statusCode === 200 ? known : await signUp(`${randomUUID()}@example.com`)
  if (role === 'admin') await database.pool.query(`update users set role = 'admin' where id = $1`, [response.json()._id])
  return { cookie: String(response.headers['set-cookie']).split(';')[0] ?? '', id: response.json()._id }
}

/** Endpoints that end the sender's session. */
const ending = new Set(['auth.logOut', 'admin.logOut', 'auth.remove'])

async function send({ app, database, port }: FuzzedShop, world: World, request: FuzzRequest) {
  const fill = (text: string) =>
    text.replace(/"\{\{=(\w+:\d+)\}\}"|\{\{(\w+:\d+)\}\}/g, (whole, value, name) => world.values.get(value ?? name) ?? whole)
  const cookie = [world.cookies.get(request.sender), request.headers['cookie']].filter(Boolean).join('; ')
  const url = fill(request.url)
  const body = request.body === null ? null : fill(request.body)
  const begun = performance.now()
  const cpuBefore = process.threadCpuUsage()
  const headers = { ...request.headers, ...(cookie === '' ? {} : { cookie: fill(cookie) }) }
  // Requests come from many IP addresses, so that the limit of one does not affect all.
  const remoteAddress = `10.0.${(world.sent += 1) % 250}.1`
  const response = world.overSocket
    ? await sendOverSocket(port, { method: request.method, url, body, headers: { 'x-forwarded-for': remoteAddress, ...headers } })
    : await inject(app, {
        method: request.method as 'GET',
        url,
        headers,
        remoteAddress,
        ...(body === null ? {} : { payload: body }),
      })
  const { status, headers: received } = response
  const text = plain(response.body, received['content-encoding'])
  const { user, system } = process.threadCpuUsage(cpuBefore)
  const milliseconds = performance.now() - begun
  const { sender } = request
  if ((sender === 'customer' || sender === 'admin') && (await hasEnded(app, world, request, status))) {
    const { cookie: renewed, id } = await newAccount(app, database, sender, world.values)
    world.cookies.set(sender, renewed)
    world.ids.set(sender, id)
  }
  return {
    response: {
      status,
      headers: received,
      text: text ?? '',
      isReadable: text !== null,
      milliseconds,
      cpuMilliseconds: (user + system) / 1000,
    },
    url,
    body,
  }
}

/** Whether the session of the sender has ended. Status 401 may also be about a wrong password. */
async function hasEnded(app: FastifyInstance, world: World, { name, sender }: FuzzRequest, status: number): Promise<boolean> {
  if (status === 200) return ending.has(name)
  if (status !== 401) return false
  const headers = { cookie: world.cookies.get(sender) ?? '' }
  return (await app.inject({ url: '/api/auth/check', headers })).statusCode === 401
}

async function inject(app: FastifyInstance, options: InjectOptions) {
  const { statusCode, headers, rawPayload } = await app.inject(options)
  return { status: statusCode, headers, body: rawPayload }
}

/** The text of a response, decompressed when necessary; null when that fails. */
function plain(bytes: Buffer, encoding: unknown): string | null {
  // A response to HEAD has the headers of a body.
  if (bytes.length === 0) return ''
  try {
    if (encoding === 'br') return brotliDecompressSync(bytes).toString()
    return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
  } catch {
    return null
  }
}
