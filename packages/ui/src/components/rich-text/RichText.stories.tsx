import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Scene } from '../../testing/Scene.tsx'
import { isAllowedHtml } from './allowed-html.ts'
import { RichText } from './RichText.tsx'
import { sanitise } from './sanitise.ts'

const meta = {
  title: 'Components/Rich text',
  component: RichText,
  args: {
    html: '<p>A wing chair dressed in <strong>hand-dyed adire</strong>, with a frame of iroko.</p><p>Made to order in <em>three to six weeks</em>.</p>',
  },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('hand-dyed adire').tagName).toBe('STRONG')
  },
}

export const Playground: Story = { args: { html: '<h2>The frame</h2><p>Iroko, joined without a screw.</p>' } }

export const States: Story = {
  args: {
    html: `<p>A first paragraph.</p><h2>Materials</h2><ul><li>Iroko frame</li><li>Hand-dyed cotton</li></ul>
      <h3>Care</h3><ol><li>Keep out of the sun.</li><li>Dust with a soft brush.</li></ol>
      <blockquote>A chair for the long evenings of the harmattan.</blockquote>
      <p>Ask <a href="https://example.com/fabrics">which fabrics</a> there are, or <a href="tel:+2348000000000">call us</a>.</p><hr><p>The end.</p>`,
  },
}

/** The description of an item below its heading. */
export const Examples: Story = {
  render: (args) => (
    <Scene layout="page">
      <h2>Description</h2>
      <RichText html={`${args.html}<h3>Care</h3><ul><li>Dust with a dry cloth</li><li>Keep out of the sun</li></ul>`} />
    </Scene>
  ),
}

/** Removes scripts, embedded content, styles and unsafe links from pasted HTML. */
export const UnsafeHtml: Story = {
  args: {
    html: `<p onclick="alert(1)" style="position:fixed" class="x" id="content">Text stays.</p><script>document.title = 'taken over'</script>
      <img src="x" onerror="document.title = 'taken over'"><iframe src="https://example.com"></iframe><style>body { display: none }</style>
      <a href="javascript:alert(1)">a script</a> <a href="data:text/html,x">data</a> <a href="https://example.com">a page</a>
      <form action="https://example.com"><input name="password"></form><svg><script>alert(1)</script></svg>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByText('Text stays.')
    await expect([...text.attributes]).toEqual([])
    await expect(canvasElement.querySelector('script, img, iframe, style, form, input, svg')).toBeNull()
    await expect(canvas.getByText('a script')).not.toHaveAttribute('href')
    await expect(canvas.getByText('data')).not.toHaveAttribute('href')
    await expect(canvas.getByRole('link', { name: 'a page' })).toHaveAttribute('href', 'https://example.com')
    await expect(document.title).not.toBe('taken over')
  },
}

const unsafe = [
  '<p onclick="alert(1)">text</p>',
  '<p style="position:fixed">text</p>',
  '<img src="x" onerror="alert(1)">',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">text</a>',
  '<a href=" javascript:alert(1)">text</a>',
  '<a href="java&#10;script:alert(1)">text</a>',
  '<a href="data:text/html,text">text</a>',
  '<a href="https://example.com" target="_blank">text</a>',
  '<svg><a href="https://example.com">text</a></svg>',
  '<math><p>text</p></math>',
  '<template><script>alert(1)</script></template>',
  '<p>text<!-- comment --></p>',
  '<table><tr><td>text</td></tr></table>',
]

/** The sanitiser is loaded only for HTML that the check does not allow, and changes nothing that the check allows. */
export const CheckedHtml: Story = {
  play: async ({ args }) => {
    await expect(unsafe.filter(isAllowedHtml)).toEqual([])
    for (const html of [args.html, States.args!.html!, '', 'plain text', 'fish &amp; chips']) {
      await expect(isAllowedHtml(html)).toBe(true)
      await expect(sanitise(html)).toBe(html)
    }
    await expect(unsafe.map(sanitise).filter((html) => !isAllowedHtml(html))).toEqual([])
  },
}

/** Tab moves between the links of the text. */
export const Keyboard: Story = {
  args: {
    html: '<p>Ask <a href="https://example.com/fabrics">which fabrics</a> there are, or <a href="tel:+2348000000000">call us</a>.</p>',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'which fabrics' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'call us' })).toHaveFocus()
  },
}
