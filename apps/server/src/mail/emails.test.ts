import { describe, expect, test } from 'vitest'
import { contactEmail, emailChangedEmail, invitationEmail, resetEmail } from './emails.ts'
import { enquiryEmail } from './enquiry-email.ts'

const shop = { name: 'Atelier & Sons', email: 'hello@shop.example', publicUrl: 'https://shop.example' }

describe('emails', () => {
  test('the email with a reset link has no name of the account and says that somebody asked for it', () => {
    const { to, subject, text, html } = resetEmail(shop, 'ada@example.com', 'token')
    expect({ to, subject }).toEqual({
      to: { name: '', address: 'ada@example.com' },
      subject: 'Reset your password at Atelier & Sons',
    })
    expect(text).toContain('Hello,\n\nSomebody asked for a new password')
    expect(text).toContain('\nhttps://shop.example/reset-password/token\n')
    expect(html).toContain('<a href="https://shop.example/reset-password/token">https://shop.example/reset-password/token</a>')
    expect(html).toContain('Atelier &amp; Sons')
  })

  test('the email with an invitation names nobody, and its link begins with the public address', () => {
    const { to, subject, text, html } = invitationEmail(shop, 'tunde@example.com', 'token')
    expect({ to, subject }).toEqual({
      to: { name: '', address: 'tunde@example.com' },
      subject: 'You are invited to manage Atelier & Sons',
    })
    expect(text).toContain('Hello,\n\nAn admin of Atelier & Sons invites you')
    expect(text).toContain('\nhttps://shop.example/admin/invitation/token\n')
    expect(html).toContain('Atelier &amp; Sons')
  })

  test('the email about a changed address goes to the old address', () => {
    expect(emailChangedEmail(shop, 'old@example.com').to).toEqual({ name: '', address: 'old@example.com' })
  })

  test('the email from the contact page goes to the shop without injected headers and with escaped markup', () => {
    const message = {
      name: 'Ada\r\nBcc: all@example.com',
      email: 'ada@example.com',
      phoneNumber: '08012345678',
      subject: 'A sofa\nX-Header: 1',
      message: 'One line\n<script>alert("1")</script>',
    }
    const email = contactEmail(shop, message)
    expect(email).toMatchObject({
      to: { name: 'Atelier & Sons', address: 'hello@shop.example' },
      replyTo: { name: 'Ada Bcc: all@example.com', address: 'ada@example.com' },
      subject: 'Message from Ada Bcc: all@example.com: A sofa X-Header: 1',
    })
    expect(email.html).toContain('One line<br>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
    expect(email.text).toContain('\n\nOne line\n<script>alert("1")</script>\n')
  })
})

test('the email about an enquiry has its items and link, and neither injected headers nor markup', () => {
  const item = (name: string) => ({ name, price: 50_000, quantity: 2 })
  const enquiry = {
    reference: 'ILE-7K2Q9X',
    name: 'Ada <b>',
    phoneNumber: '08012345678',
    note: '',
    details: {},
    items: [item('A sofa\r\nBcc: all@example.com'), item('Rug')],
    total: 200_000,
  }
  const email = enquiryEmail(shop, enquiry)
  expect(email.subject).toBe('New enquiry ILE-7K2Q9X: A sofa Bcc: all@example.com and 1 more')
  expect(email.text).toContain('from Ada <b>, 08012345678:')
  expect(email.html).toContain('from Ada &lt;b&gt;, 08012345678:')
  expect(email.html).toContain('2 × Rug: ₦50,000.00')
  expect(email.html).toContain('<a href="https://shop.example/admin/enquiries/ILE-7K2Q9X">')
})

test('the email about an enquiry names each kind of wish once, without the texts', () => {
  const sofa = { name: 'Eko Sofa', price: 50_000, quantity: 1, wishes: { fabric: 'Velvet', colour: 'Emerald' } }
  const enquiry = {
    reference: 'ILE-7K2Q9X',
    name: '',
    phoneNumber: '',
    note: 'Call first.',
    details: { area: 'Lekki Phase 1' },
    items: [sofa, { ...sofa, name: 'Rug', wishes: { fabric: 'Wool' } }],
    total: 100_000,
  }
  expect(enquiryEmail(shop, enquiry).text).toBe(
    'New enquiry ILE-7K2Q9X from a guest:\n\n1 × Eko Sofa: ₦50,000.00\n1 × Rug: ₦50,000.00\n\nTotal: ₦100,000.00\n\n' +
      'Note: Call first.\n\nWishes: Fabric, Colour, Delivery area. Open the enquiry to read them.\n\n' +
      'https://shop.example/admin/enquiries/ILE-7K2Q9X\n',
  )
})
