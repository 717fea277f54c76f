import { expect, it } from 'vitest'
import { broadcastWhileOpen } from './broadcast-while-open.ts'

it('broadcasts until the page is left, and again when the user comes back to the same page', () => {
  const page = new EventTarget()
  const said: string[] = []
  broadcastWhileOpen(page as Window, () => {
    said.push('start')
    return () => said.push('stop')
  })
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(said).toEqual(['start'])
  page.dispatchEvent(new Event('pagehide'))
  expect(said).toEqual(['start', 'stop'])
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(said).toEqual(['start', 'stop', 'start'])
})
