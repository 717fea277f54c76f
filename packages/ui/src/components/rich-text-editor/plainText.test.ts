import { describe, expect, test } from 'vitest'
import { htmlOf, textOf } from './plainText.ts'

describe('plain text in place of the rich text editor', () => {
  test.each([
    { html: '', text: '' },
    { html: '<p>A long sofa</p>', text: 'A long sofa' },
    { html: '<p>A long sofa</p>\n<p>in iroko<br>and linen</p>', text: 'A long sofa\n\nin iroko\nand linen' },
    { html: '<p>2 &lt; 3 &amp; &gt; 1</p>', text: '2 < 3 & > 1' },
  ])('$html is shown as plain text and converted back unchanged', ({ html, text }) => {
    expect(textOf(html)).toBe(text)
    expect(htmlOf(text)).toBe(html)
  })

  test.each([
    { html: '<p>A <strong>long</strong> sofa</p>' },
    { html: '<h2>Care</h2><p>Dust it</p>' },
    { html: '<p>written as &lt;b&gt;</p>' },
    { html: 'no paragraph' },
  ])('$html has formatting and is shown as HTML', ({ html }) => {
    expect(textOf(html)).toBe(html)
  })

  test('HTML tags that the user wrote are not escaped', () => {
    expect(htmlOf('A <em>long</em> sofa')).toBe('A <em>long</em> sofa')
  })

  test('empty lines at both ends and repeated empty lines between paragraphs are dropped', () => {
    expect(htmlOf('\n\nFirst\n\n\n\nSecond\n')).toBe('<p>First</p>\n<p>Second</p>')
    expect(htmlOf('  \n ')).toBe('')
  })
})
