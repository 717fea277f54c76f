import { pictureSources } from '@shop/domain'
import type { Image } from '@shop/api'
import { absolute } from './absolute.ts'
import type { ShopFacts } from '../services/shop-facts.ts'

/** The metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  /** The title without the shop's name, which is appended; null for the shop's own title. */
  title: string | null
  /** One or two sentences about the page. */
  description: string
  /** The canonical path and query of the page; null for a page that does not exist. */
  canonical: string | null
  /** The path and query that a link preview leads to; by default the canonical ones. */
  shared?: string
  type?: 'website' | 'product'
  /** The picture of link previews. */
  image?: Image | null
  /** The path whose preview card the server adds; by default the canonical one. */
  cardPath?: string
  /** A preview card of the server, instead of `image`. */
  preview?: { path: string; alt: string } | null
  /** The price that the shopper pays, in naira. */
  price?: number
  /** True hides the page from search engines. */
  isUnlisted?: boolean
  /** The largest picture of the first viewport, with its `sizes`, to be preloaded. */
  firstPicture?: { image: Image; sizes: string } | null
  /** JSON-LD objects. */
  structured?: readonly object[]
}

/** One element of the head as data: the server writes it as HTML, the browser creates a node. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/** The elements of the head, in their order. */
export function headTags(head: PageHead, { shop, publicUrl }: ShopFacts): HeadTag[] {
  const title = head.title === null ? `${shop.name} – ${shop.tagline}` : `${head.title} – ${shop.name}`
  const canonical = head.canonical === null ? null : absolute(publicUrl, head.canonical)
  const shared = head.shared === undefined ? canonical : absolute(publicUrl, head.shared)
  const picture = head.preview?.path ?? (head.image && `/media/${head.image.public_id}-og.jpg`)
  const image = picture ? absolute(publicUrl, picture) : null
  const imageAlt = head.preview?.alt || head.image?.alt || head.title || shop.name
  const preload = head.firstPicture ? pictureSources(head.firstPicture.image) : null
  const tags: (HeadTag | null)[] = [
    { name: 'title', attributes: {}, text: title },
    meta('name', 'description', head.description),
    head.isUnlisted ? meta('name', 'robots', 'noindex') : null,
    canonical === null ? null : link({ rel: 'canonical', href: canonical }),
    preload?.avif
      ? link({
          rel: 'preload',
          as: 'image',
          type: 'image/avif',
          imagesrcset: preload.avif,
          imagesizes: head.firstPicture!.sizes,
          fetchpriority: 'high',
        })
      : null,
    meta('property', 'og:site_name', shop.name),
    meta('property', 'og:title', head.title ?? title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:locale', 'en_NG'),
    shared === null ? null : meta('property', 'og:url', shared),
    ...(image === null
      ? []
      : [
          meta('property', 'og:image', image),
          meta('property', 'og:image:type', 'image/jpeg'),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', imageAlt),
        ]),
    ...(head.price === undefined
      ? []
      : [meta('property', 'product:price:amount', head.price.toFixed(2)), meta('property', 'product:price:currency', 'NGN')]),
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', head.title ?? title),
    meta('name', 'twitter:description', head.description),
    ...(image === null ? [] : [meta('name', 'twitter:image', image), meta('name', 'twitter:image:alt', imageAlt)]),
    ...(head.structured ?? []).map(structured),
  ]
  return tags.filter((tag) => tag !== null)
}

function meta(key: 'name' | 'property', value: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [key]: value, content } }
}

function link(attributes: Record<string, string>): HeadTag {
  return { name: 'link', attributes }
}

function structured(data: object): HeadTag {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return { name: 'script', attributes: { type: 'application/ld+json' }, text }
}
