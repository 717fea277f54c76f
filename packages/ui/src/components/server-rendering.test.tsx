import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Button } from './button/index.ts'
import { Carousel } from './carousel/index.ts'
import { Dialog } from './dialog/index.ts'
import { Link, LinkProvider } from './link/index.ts'
import { LoadMore } from './load-more/index.ts'
import { Picture } from './picture/index.ts'
import { RichText } from './rich-text/index.ts'
import { RichTextEditor } from './rich-text-editor/index.ts'
import { LinkTabs } from './tabs/index.ts'
import { ToastRegion } from './toast/index.ts'

const nothing = () => {}
const image = {
  sources: {
    avif: '/media/a-480.avif 480w',
    webp: '/media/a-480.webp 480w',
    jpeg: '/media/a-480.jpg 480w',
    src: '/media/a-480.jpg',
  },
  width: 1200,
  height: 1500,
  placeholder: 'data:image/webp;base64,AAAA',
}

describe('server rendering', () => {
  test('a picture reserves its space, offers every format and loads lazily', () => {
    const html = renderToStaticMarkup(<Picture image={image} alt="A wing chair" sizes="50vw" />)
    expect(html).toContain('<source type="image/avif" srcSet="/media/a-480.avif 480w" sizes="50vw"/>')
    expect(html).toContain('<source type="image/webp" srcSet="/media/a-480.webp 480w" sizes="50vw"/>')
    expect(html).toContain('src="/media/a-480.jpg" alt="A wing chair" width="1200" height="1500" loading="lazy"')
  })

  test('a picture with priority loads eagerly', () => {
    const html = renderToStaticMarkup(<Picture image={image} alt="" priority />)
    expect(html).toContain('loading="eager" fetchPriority="high"')
  })

  test('a missing picture shows its label', () => {
    expect(renderToStaticMarkup(<Picture image={null} alt="" emptyLabel="No Cover" />)).toContain('>No Cover<')
  })

  test('no component renders a style attribute, which the content security policy may block', () => {
    const html = renderToStaticMarkup(
      <>
        <Picture image={image} alt="" />
        <Button isBusy>Apply</Button>
        <Carousel
          label="Rooms"
          slides={[
            { key: 'a', content: 'A' },
            { key: 'b', content: 'B' },
          ]}
          index={0}
          onNext={nothing}
          onPrevious={nothing}
          onGo={nothing}
        />
        <ToastRegion />
      </>,
    )
    expect(html).not.toContain('style=')
  })

  test('a carousel renders only its current slide', () => {
    const slides = ['A living room', 'A bedroom'].map((text) => ({ key: text, content: text }))
    const html = renderToStaticMarkup(
      <Carousel label="Rooms" slides={slides} index={1} onNext={nothing} onPrevious={nothing} onGo={nothing} />,
    )
    expect(html).toContain('A bedroom')
    expect(html).not.toContain('A living room')
  })

  test('the server renders a description as saved, because it was sanitised when it was saved', () => {
    expect(renderToStaticMarkup(<RichText html="<p>Iroko <em>frame</em></p>" />)).toContain('<p>Iroko <em>frame</em></p>')
  })

  test('the rich text editor renders a placeholder on the server, because only the browser loads it', () => {
    let fetched = 0
    const load = () => {
      fetched += 1
      return Promise.reject(new Error('not here'))
    }
    const html = renderToStaticMarkup(<RichTextEditor label="Description" value="<p>Iroko</p>" onChange={nothing} load={load} />)
    expect(html).toContain('Loading the editor')
    expect(fetched).toBe(0)
  })

  test('tabs with addresses are links, and the selected tab shows its content', () => {
    const html = renderToStaticMarkup(
      <LinkTabs
        label="Shop"
        value="collections"
        onValueChange={nothing}
        items={[
          { value: 'products', label: 'Products', href: '/shop' },
          { value: 'collections', label: 'Collections', href: '/shop?view=collections' },
        ]}
      >
        Six collections
      </LinkTabs>,
    )
    expect(html).toMatch(/<a [^>]*href="\/shop\?view=collections"[^>]*>Collections<\/a>/)
    expect(html.match(/Six collections/g)).toHaveLength(1)
  })

  test('Load More is a plain form that requests the next page', () => {
    const html = renderToStaticMarkup(
      <LoadMore state="more" moreText="More" endText="The end" href="/shop?page=2" onMore={nothing} />,
    )
    expect(html).toContain('<form action="/shop"><input type="hidden" name="page" value="2"/>')
  })

  test('a closed dialog is not rendered', () => {
    expect(renderToStaticMarkup(<Dialog open={false} onOpenChange={nothing} title="Filters" />)).toBe('')
  })

  test('the live regions exist before the first toast', () => {
    const html = renderToStaticMarkup(<ToastRegion />)
    expect(html).toContain('aria-live="assertive"')
    expect(html).toContain('aria-live="polite"')
  })

  test('every link uses the link component of the LinkProvider', () => {
    const html = renderToStaticMarkup(
      <LinkProvider component={({ href, children }) => <a href={`/base${href}`}>{children}</a>}>
        <Link href="/shop">Shop</Link>
      </LinkProvider>,
    )
    expect(html).toBe('<a href="/base/shop">Shop</a>')
  })
})
