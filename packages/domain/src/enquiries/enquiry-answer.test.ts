import { expect, test } from 'vitest'
import { answerProblem } from './answer-placeholders.ts'
import { answerValues, sampleAnswerValues } from './answer-values.ts'
import { enquiryAnswer } from './enquiry-answer.ts'
import { originalAnswers } from './original-answers.ts'
import { enquiryStatuses } from './enquiry-statuses.ts'

const nothing = {
  reference: 'ILE-7K2Q9X',
  name: '',
  subject: '',
  items: [],
  quotedTotal: null,
  deposit: null,
  promisedDate: null,
}
const shop = { name: 'Ilé', enquiriesUrl: 'https://shop.example/enquiries' }
const answer = (text: string, fields: Partial<Parameters<typeof answerValues>[0]>) =>
  enquiryAnswer(text, answerValues({ source: 'cart', ...nothing, ...fields }, shop))

test('the answer to a quoted enquiry has the price, the deposit and the promised date', () => {
  const quote = { quotedTotal: 1_250_000, deposit: 500_000, promisedDate: '2026-03-01' }
  expect(answer(originalAnswers.quoted, { ...quote, name: 'Ada' })).toBe(
    'Hello Ada, this is Ilé. Thank you for your enquiry ILE-7K2Q9X. Our price is ₦1,250,000.00. ' +
      'The deposit is ₦500,000.00. It will be ready by March 1, 2026. Shall we go ahead?',
  )
})

test('the answer leaves out what is not known', () => {
  expect(answer(originalAnswers.quoted, {})).toBe('Hello, this is Ilé. Thank you for your enquiry ILE-7K2Q9X. Shall we go ahead?')
})

test('the name is left out at the beginning too', () => {
  expect(answer('{name}Good morning from {shop}.', {})).toBe('Good morning from Ilé.')
})

test('every placeholder has its value, and a value is never read as a placeholder', () => {
  const text = '{name}: {items}\n{total} - {deposit} = {balance}!\n\nSee {link}'
  const fields = { name: '{shop}', items: [{ name: 'Bed' }, { name: 'Rug' }], quotedTotal: 900, deposit: 400 }
  expect(answer(text, fields)).toBe('{shop}: Bed and 1 more\n₦900.00 - ₦400.00 = ₦500.00!\n\nSee https://shop.example/enquiries')
  expect(answer(text, { ...fields, source: 'contact', items: [], subject: 'A bed', deposit: null })).toBe('{shop}: A bed')
})

test('the answer has the balance only when the price and a deposit below it are known', () => {
  const balance = (quotedTotal: number | null, deposit: number | null) => answer('{balance}', { quotedTotal, deposit })
  expect([balance(900, 900), balance(900, 1000), balance(null, 400), balance(900, null)]).toEqual(['₦0.00', '', '', ''])
})

test('the answer leads to the enquiries only for what a shopper has sent by chat', () => {
  expect((['product', 'cart', 'staff', 'contact'] as const).map((source) => answer('{link}', { source }))).toEqual([
    shop.enquiriesUrl,
    shop.enquiriesUrl,
    '',
    '',
  ])
})

test('the preview of an answer has a value for every placeholder', () => {
  expect(enquiryAnswer('{name}, {items}, {total}, {deposit}, {balance}, {date}, {link}', sampleAnswerValues(shop))).toBe(
    `Ada Obi, Eko Sofa and 2 more, ₦1,250,000.00, ₦650,000.00, ₦600,000.00, March 14, 2027, ${shop.enquiriesUrl}`,
  )
})

test('an answer of exactly 1,000 characters is valid', () => {
  expect(answerProblem('x'.repeat(1000))).toBeNull()
})

test.each([
  ['', 'Write the answer, or go back to the original text.'],
  [' \n', 'Write the answer, or go back to the original text.'],
  ['x'.repeat(1001), 'An answer has at most 1,000 characters.'],
  [
    'It costs {price}.',
    '{price} is not a placeholder. Use {name}, {shop}, {reference}, {items}, {total}, {deposit}, {balance}, {date} or {link}.',
  ],
  [
    'It costs { total }.',
    '{ total } is not a placeholder. Use {name}, {shop}, {reference}, {items}, {total}, {deposit}, {balance}, {date} or {link}.',
  ],
  [
    '{toString}',
    '{toString} is not a placeholder. Use {name}, {shop}, {reference}, {items}, {total}, {deposit}, {balance}, {date} or {link}.',
  ],
])('the text %j is rejected', (text, message) => {
  expect(answerProblem(text)).toBe(message)
})

test('the original texts are valid', () => {
  expect(enquiryStatuses.map((status) => answerProblem(originalAnswers[status]))).toEqual(enquiryStatuses.map(() => null))
})
