import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { createPasswordHasher } from './passwords.ts'

const cheap = { memoryCost: 8, timeCost: 1 }

describe('stored passwords', () => {
  test('passwords are hashed by Argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await createPasswordHasher().hash('Correct7horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('passwords are compared in full and exactly as typed', async () => {
    const hasher = createPasswordHasher(cheap, { places: 2 })
    const long = `aB3${'x'.repeat(125)}`
    const matches = async (password: string, tried: string): Promise<boolean> => {
      const stored = await hasher.hash(password)
      return hasher.verify(async () => stored, tried)
    }
    expect(await matches(long, long)).toBe(true)
    expect(await matches(long, `${long.slice(0, 80)}y${long.slice(81)}`)).toBe(false)
    expect(await matches(' Ab3 ', 'Ab3')).toBe(false)
    expect(await matches('Ab3\u00e9', 'Ab3e\u0301')).toBe(false)
  })

  test('a password is compared even when there is no account, and never matches', async () => {
    expect(await createPasswordHasher(cheap).verify(async () => null, 'Correct7horse')).toBe(false)
  })
})

describe('concurrent passwords', () => {
  test('concurrent passwords are hashed two at a time, and each account is read when its turn comes', async () => {
    const hasher = createPasswordHasher(cheap, { places: 2 })
    let working = 0
    let most = 0
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        hasher.verify(async () => {
          working += 1
          most = Math.max(most, working)
          await new Promise(setImmediate)
          working -= 1
          return null
        }, 'x'),
      ),
    )
    expect(results).toEqual(Array(20).fill(false))
    expect(most).toBe(2)
  })

  test('passwords are rejected while too many of their network wait, and accepted again afterwards', async () => {
    const hasher = createPasswordHasher(cheap, { places: 2 })
    let open = (): void => undefined
    const closed = new Promise<void>((resolve) => {
      open = resolve
    })
    const flood = { queue: 'sign-in', sender: { ip: '203.0.113.1' } } as const
    const waiting = Array.from({ length: 1002 }, () => hasher.verify(() => closed.then(() => null), 'x', flood))
    const settled = Promise.allSettled(waiting)
    const busy = { status: 503, headers: { 'retry-after': '5' } }
    await expect(hasher.hash('x', flood)).rejects.toMatchObject(busy)
    const other = hasher.hash('x', { queue: 'sign-in', sender: { ip: '198.51.100.1' } })
    open()
    expect(await other).toMatch(/^\$argon2id/)
    // The other sender took the place of the newest of the flood.
    expect((await settled).filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: busy }])
    expect(await hasher.hash('x')).toMatch(/^\$argon2id/)
  })

  test('a sign-in is answered while sign-ups wait, and before other sign-ins of an address that waited longer', async () => {
    const hasher = createPasswordHasher(cheap, { places: 2 })
    const finished: string[] = []
    const signIn = (name: string, sender: string) =>
      hasher.verify(async () => null, 'x', { queue: 'sign-in', sender: { ip: sender } }).then(() => finished.push(name))
    const signUps = Array.from({ length: 30 }, () => hasher.hash('x', { queue: 'sign-up', sender: { ip: '203.0.113.1' } }))
    const allSignUps = Promise.all(signUps).then(() => finished.push('sign-ups'))
    const flood = Array.from({ length: 30 }, () => signIn('flood', '203.0.113.1'))
    await signIn('shopper', '198.51.100.1')
    expect(finished.length).toBeLessThan(6)
    await Promise.all([...flood, allSignUps])
  })

  test('the next password is hashed when reading an account fails', async () => {
    const hasher = createPasswordHasher(cheap, { places: 2 })
    const failing = Array.from({ length: 5 }, () => hasher.verify(() => Promise.reject(new Error('no database')), 'x'))
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
    expect(await hasher.verify(async () => null, 'x')).toBe(false)
  })
})

describe('isCommonPassword', () => {
  test.each(['Password1', '1QAZ2wsx', 'Qwerty123', 'trustNo1'])(
    'recognises the common password %s regardless of case',
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
    },
  )

  test.each(['Correct7horse', 'Password1 ', 'Xy3zzzzz'])('does not treat %s as a common password', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
