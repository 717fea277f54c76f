import { expect, test } from 'vitest'
import { enquiryAnswer } from './enquiry-answer.ts'

const nothing = { reference: 'ILE-7K2Q9X', name: '', quotedTotal: null, deposit: null, promisedDate: null }

test('the answer to a quoted enquiry has the price, the deposit and the promised date', () => {
  const quote = { quotedTotal: 1_250_000, deposit: 500_000, promisedDate: '2026-03-01' }
  expect(enquiryAnswer({ ...nothing, ...quote, name: 'Ada', status: 'quoted' }, 'Ilé')).toBe(
    'Hello Ada, this is Ilé. Thank you for your enquiry ILE-7K2Q9X. Our price is ₦1,250,000.00. ' +
      'The deposit is ₦500,000.00. It will be ready by March 1, 2026. Shall we go ahead?',
  )
})

test('the answer leaves out what is not known', () => {
  expect(enquiryAnswer({ ...nothing, status: 'quoted' }, 'Ilé')).toBe(
    'Hello, this is Ilé. Thank you for your enquiry ILE-7K2Q9X. Shall we go ahead?',
  )
})
