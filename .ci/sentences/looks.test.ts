import { describe, expect, test } from 'vitest'
import { textsLookedAt } from './looks.ts'
import { isLookAt } from './matches.ts'

const isLookedAt = (line: string, text: string) => textsLookedAt('story.tsx', line).some((look) => isLookAt(look, text))

describe('a sentence is looked at', () => {
  test.each([
    ["await expect(canvas.getByText('Cart cleared!')).toBeVisible()", 'Cart cleared!'],
    ["await canvas.findByText('Cart cleared!')", 'Cart cleared!'],
    ["await expect(note).toHaveTextContent('Sofa. Cart cleared!')", 'Cart cleared!'],
    ["await expect(field).toHaveAccessibleDescription('Error: Cart cleared!')", 'Cart cleared!'],
    ["for (const text of ['Cart cleared!']) await expect(canvas.getByText(text)).toBeVisible()", 'Cart cleared!'],
    ["test.each(['Cart cleared!'])('says %s', (text) => expect(said()).toBe(text))", 'Cart cleared!'],
    ['expect(canvas.getByText(`Items (${count})`)).toBeVisible()', 'Items ({count})'],
    ["await expect(canvas.getByText('Items (3)')).toBeVisible()", 'Items ({count})'],
  ])('by %s', (line, text) => {
    expect(isLookedAt(line, text)).toBe(true)
  })

  test.each([
    '// Cart cleared!',
    "const text = 'Cart cleared!'",
    "export const Cleared = { args: { text: 'Cart cleared!' }, play: () => expect(list).toBeVisible() }",
    "test('Cart cleared!', () => { expect(list).toEqual([]) })",
    "test.each([1, 2])('Cart cleared!', (count) => expect(list).toHaveLength(count))",
    "await expect(canvas.queryByText('Cart cleared!')).toBeNull()",
    "await expect(page.getByText('Cart cleared!')).toBeHidden()",
    "await expect(note).not.toHaveTextContent('Cart cleared!')",
    "await expect(canvas.getByText('Cart cleared')).toBeVisible()",
    "await expect(canvas.getByText('Your cart cleared!')).toBeVisible()",
  ])('and not by %s', (line) => {
    expect(isLookedAt(line, 'Cart cleared!')).toBe(false)
  })

  test('and a short name not by a longer one', () => {
    expect(isLookedAt("await canvas.findByRole('button', { name: 'Clear Cart' })", 'Clear')).toBe(false)
  })
})
