/**
 * The admins of `pnpm bench:uploads`, in a process of the lowest priority: in reality they use no processor of the shop's machine. Each
 * saves another product as soon as the last one is saved, until SIGTERM.
 */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { constants } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { lowerPriority } from '../apps/server/src/media/low-priority.ts'
import { drawPhotograph, photographComment } from '../apps/server/src/media/testing/photograph.ts'

const { address, cookie, admins, pictures } = JSON.parse(process.argv[2] ?? '') as {
  address: string
  cookie: string
  admins: number
  pictures: number
}
lowerPriority(process.pid, constants.priority.PRIORITY_LOW)

const photograph = (await drawPhotograph()).toString('base64')
const urlHead = 'data:image/jpeg;base64,'
const form = JSON.stringify({
  name: 'Eko sofa',
  description: '<p>A deep three-seater.</p>',
  price: 1_000_000,
  items: '1 sofa',
  category: 'Living Room',
  style: 'Modern',
  images: Array.from({ length: pictures }, () => ({ url: urlHead + photograph, isNew: true })),
})
const agent = new Agent({ keepAlive: true })
const statuses: Record<string, number> = {}
let drawn = 0
let isStopping = false

/** Gives each picture of a form a comment of its own, so that the shop has none of them yet. */
function renewPictures(body: Buffer): void {
  for (let at = body.indexOf(urlHead); at !== -1; at = body.indexOf(urlHead, at + photograph.length)) {
    drawn += 1
    body.write(String(drawn).padStart(photographComment.length, 'a'), at + urlHead.length + photographComment.from, 'latin1')
  }
}

async function upload(): Promise<void> {
  const body = Buffer.from(form)
  while (!isStopping) {
    renewPictures(body)
    const sending = request(`${address}/api/admin/operations/addProduct`, {
      method: 'POST',
      agent,
      headers: { cookie, 'content-type': 'application/json', 'content-length': body.length },
    })
    sending.end(body)
    const [response] = await once(sending, 'response')
    const text = (await buffer(response)).toString()
    const status = String(response.statusCode)
    if (status !== '200') process.stderr.write(`${status} ${text.slice(0, 500)}\n`)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
}

process.once('SIGTERM', () => {
  isStopping = true
})
const uploading = Array.from({ length: admins }, upload)
process.stdout.write(`${(photograph.length * 3) / 4e6}\n`)
await Promise.all(uploading)
process.stdout.write(JSON.stringify(statuses))
agent.destroy()
