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
import { Tabs } from './tabs/index.ts'
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

describe('rendered by the server', () => {
  test('a picture keeps its place, offers every format and waits for its turn', () => {
    const html = renderToStaticMarkup(<Picture image={image} alt="A wing chair" sizes="50vw" />)
    expect(html).toContain('<source type="image/avif" srcSet="/media/a-480.avif 480w" sizes="50vw"/>')
    expect(html).toContain('<source type="image/webp" srcSet="/media/a-480.webp 480w" sizes="50vw"/>')
    expect(html).toContain('src="/media/a-480.jpg" alt="A wing chair" width="1200" height="1500" loading="lazy"')
  })

  test('the first picture of a view does not wait', () => {
    const html = renderToStaticMarkup(<Picture image={image} alt="" priority />)
    expect(html).toContain('loading="eager" fetchPriority="high"')
  })

  test('without a picture the words stand in its place', () => {
    expect(renderToStaticMarkup(<Picture image={null} alt="" emptyLabel="No Cover" />)).toContain('>No Cover<')
  })

  test('no component writes a style attribute, which the content policy may refuse', () => {
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

  test('a carousel holds the slide that shows and none of the others', () => {
    const slides = ['A living room', 'A bedroom'].map((text) => ({ key: text, content: text }))
    const html = renderToStaticMarkup(
      <Carousel label="Rooms" slides={slides} index={1} onNext={nothing} onPrevious={nothing} onGo={nothing} />,
    )
    expect(html).toContain('A bedroom')
    expect(html).not.toContain('A living room')
  })

  test('a description arrives as it was saved, since it was made safe then', () => {
    expect(renderToStaticMarkup(<RichText html="<p>Iroko <em>frame</em></p>" />)).toContain('<p>Iroko <em>frame</em></p>')
  })

  test('the editor of descriptions keeps its place, and is fetched by the browser alone', () => {
    let fetched = 0
    const load = () => {
      fetched += 1
      return Promise.reject(new Error('not here'))
    }
    const html = renderToStaticMarkup(<RichTextEditor label="Description" value="<p>Iroko</p>" onChange={nothing} load={load} />)
    expect(html).toContain('Loading the editor')
    expect(fetched).toBe(0)
  })

  test('tabs of the address are links, and the open one shows its content', () => {
    const html = renderToStaticMarkup(
      <Tabs
        label="Shop"
        value="collections"
        items={[
          { value: 'products', label: 'Products', href: '/shop' },
          { value: 'collections', label: 'Collections', href: '/shop?view=collections' },
        ]}
      >
        Six collections
      </Tabs>,
    )
    expect(html).toMatch(/<a [^>]*href="\/shop\?view=collections"[^>]*>Collections<\/a>/)
    expect(html.match(/Six collections/g)).toHaveLength(1)
  })

  test('Load More leads to the next page as a plain form', () => {
    const html = renderToStaticMarkup(
      <LoadMore state="more" moreText="More" endText="The end" href="/shop?page=2" onMore={nothing} />,
    )
    expect(html).toContain('<form action="/shop"><input type="hidden" name="page" value="2"/>')
  })

  test('a closed dialog is not in the page', () => {
    expect(renderToStaticMarkup(<Dialog open={false} onOpenChange={nothing} title="Filters" />)).toBe('')
  })

  test('the live regions of the notices are there before any notice', () => {
    const html = renderToStaticMarkup(<ToastRegion />)
    expect(html).toContain('aria-live="assertive"')
    expect(html).toContain('aria-live="polite"')
  })

  test('every link is the one that the application provides', () => {
    const html = renderToStaticMarkup(
      <LinkProvider component={({ href, children }) => <a href={`/base${href}`}>{children}</a>}>
        <Link href="/shop">Shop</Link>
      </LinkProvider>,
    )
    expect(html).toBe('<a href="/base/shop">Shop</a>')
  })
})
