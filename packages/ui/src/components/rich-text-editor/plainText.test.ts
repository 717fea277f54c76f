import { describe, expect, test } from 'vitest'
import { htmlOf, textOf } from './plainText.ts'

describe('the textarea that replaces the editor', () => {
  test.each([
    { html: '', text: '' },
    { html: '<p>A long sofa</p>', text: 'A long sofa' },
    { html: '<p>A long sofa</p>\n<p>in iroko<br>and linen</p>', text: 'A long sofa\n\nin iroko\nand linen' },
    { html: '<p>2 &lt; 3 &amp; &gt; 1</p>', text: '2 < 3 & > 1' },
  ])('shows $html as text, and gives it back', ({ html, text }) => {
    expect(textOf(html)).toBe(text)
    expect(htmlOf(text)).toBe(html)
  })

  test.each([
    { html: '<p>A <strong>long</strong> sofa</p>' },
    { html: '<h2>Care</h2><p>Dust it</p>' },
    { html: '<p>written as &lt;b&gt;</p>' },
    { html: 'no paragraph' },
  ])('keeps $html as it is', ({ html }) => {
    expect(textOf(html)).toBe(html)
  })

  test('keeps HTML tags that the user wrote', () => {
    expect(htmlOf('A <em>long</em> sofa')).toBe('A <em>long</em> sofa')
  })

  test('ignores empty lines at the ends and repeated empty lines between paragraphs', () => {
    expect(htmlOf('\n\nFirst\n\n\n\nSecond\n')).toBe('<p>First</p>\n<p>Second</p>')
    expect(htmlOf('  \n ')).toBe('')
  })
})
