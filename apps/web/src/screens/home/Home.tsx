import { CategoryTiles } from '@shop/ui/patterns/category-tiles'
import { ContactBand } from '@shop/ui/patterns/contact-band'
import { PromoBlock, PromoBlocks } from '@shop/ui/patterns/promo-block'
import { ShopSection } from '@shop/ui/patterns/section'
import { StyleTiles } from '@shop/ui/patterns/style-tiles'
import { TrustLine } from '@shop/ui/patterns/trust-line'
import { homeSentences, shopCategoryLabels } from '@shop/domain'
import { useLoaderData } from 'react-router-dom'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import { paths } from '../../paths.ts'
import { HomeHero } from './HomeHero.tsx'
import sections from './Home.module.css'
import type { HomeData } from './home.loader.ts'
import { ItemShelf } from './ItemShelf.tsx'
import { keepSeen } from './keep-seen.ts'
import { rooms } from './rooms.ts'

/** Home: the sections in the specification's order, without the empty ones. */
export function Home() {
  const { heroes, categories, promotions, bestSellers, collections, styles, rooms: roomPictures } = useLoaderData<HomeData>()
  const { shop } = useShopFacts()
  return (
    <>
      <HomeHero images={heroes} />
      <TrustLine />
      <ShopSection title={homeSentences.featuredProducts}>
        <CategoryTiles
          tiles={categories.map(({ category, image }) => ({
            label: shopCategoryLabels[category],
            href: categoryHref(category),
            image,
          }))}
        />
      </ShopSection>
      <div className={sections.later} ref={keepSeen}>
        <ItemShelf title="Promotions" items={promotions} href={paths.shop.href('?isPromo=true')} />
        <ItemShelf title={homeSentences.bestSellers} items={bestSellers} href={paths.shop.href('?isBestSeller=true')} />
        <ItemShelf title="Collections" items={collections} href={paths.shop.href('?view=collections')} />
        <ShopSection title={homeSentences.featuredStyles}>
          <StyleTiles tiles={styles.map(({ style, image }) => ({ label: style, href: paths.style.href(style), image }))} />
        </ShopSection>
        <PromoBlocks>
          {rooms.map(({ title, text, category }, position) => (
            <PromoBlock
              key={title}
              title={title}
              text={text}
              link={{ label: `See ${title}`, href: categoryHref(category) }}
              image={roomPictures[position] ?? null}
              pictureSide={position % 2 === 0 ? 'start' : 'end'}
            />
          ))}
        </PromoBlocks>
        <ContactBand
          title="Would you like something special?"
          text={`Tell us about your room. ${shop.name} designs, builds and delivers your furniture.`}
          contactHref={paths.contact.href()}
        />
      </div>
    </>
  )
}

function categoryHref(category: string): string {
  return paths.shop.href(`?${new URLSearchParams({ category })}`)
}
