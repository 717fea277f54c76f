import { describe, expect, test } from 'vitest'
import { contactEmail, emailChangedEmail, resetEmail } from './emails.ts'

const shop = { name: 'Atelier & Sons', email: 'hello@shop.example', publicUrl: 'https://shop.example' }

describe('letters', () => {
  test('with a reset link goes to the account and shows a name as it is', () => {
    const { to, subject, text, html } = resetEmail(shop, { name: '<b>Ada</b>', address: 'ada@example.com' }, 'token')
    expect({ to, subject }).toEqual({
      to: { name: '<b>Ada</b>', address: 'ada@example.com' },
      subject: 'Reset your password at Atelier & Sons',
    })
    expect(text).toContain('\nhttps://shop.example/reset-password/token\n')
    expect(html).toContain('<p>Hello &lt;b&gt;Ada&lt;/b&gt;,</p>')
    expect(html).toContain('<a href="https://shop.example/reset-password/token">https://shop.example/reset-password/token</a>')
    expect(html).toContain('Atelier &amp; Sons')
  })

  test('about a new e-mail address goes to the old one', () => {
    expect(emailChangedEmail(shop, 'old@example.com').to).toEqual({ name: '', address: 'old@example.com' })
  })

  test('from the contact page goes to the shop; nothing in it begins a header, and markup is shown', () => {
    const message = {
      name: 'Ada\r\nBcc: all@example.com',
      email: 'ada@example.com',
      phoneNumber: '08012345678',
      subject: 'A sofa\nX-Header: 1',
      message: 'One line\n<script>alert("1")</script>',
    }
    const letter = contactEmail(shop, message)
    expect(letter).toMatchObject({
      to: { name: 'Atelier & Sons', address: 'hello@shop.example' },
      replyTo: { name: 'Ada Bcc: all@example.com', address: 'ada@example.com' },
      subject: 'Message from Ada Bcc: all@example.com: A sofa X-Header: 1',
    })
    expect(letter.html).toContain('One line<br>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
    expect(letter.text).toContain('\n\nOne line\n<script>alert("1")</script>\n')
  })
})
