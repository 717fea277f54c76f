import { staticPageSentences } from '@shop/domain'
import { ContactBand } from '@shop/ui/patterns/contact-band'
import { Leaders } from '@shop/ui/patterns/leaders'
import { PromoBlock } from '@shop/ui/patterns/promo-block'
import { Band, ShopSection } from '@shop/ui/patterns/section'
import { Statements } from '@shop/ui/patterns/statements'
import { Prose, StaticPage } from '@shop/ui/patterns/static-page'
import { useLoaderData } from 'react-router-dom'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import { paths } from '../../paths.ts'
import type { AboutUsData } from '../presentation/presentation.loader.ts'
import styles from './AboutUs.module.css'
import { teams } from './teams.ts'

/** About Us: vision, mission, the four teams and their two leaders. */
export function AboutUs() {
  const { pictures, team } = useLoaderData<AboutUsData>()
  const { shop } = useShopFacts()
  return (
    <StaticPage
      title="About us"
      lead={`${shop.name} designs, builds and delivers bespoke luxury furniture for homes in Nigeria and abroad.`}
      picture={pictures.about}
    >
      <Statements
        entries={[
          {
            title: staticPageSentences.visionTitle,
            text: 'Homes that are furnished once, and well, with furniture worth repairing and handing down.',
          },
          {
            title: staticPageSentences.missionTitle,
            text: 'To make each item by hand for the family who will live with it, and to look after it for years.',
          },
        ]}
      />
      <Band className={styles.house}>
        <Prose>
          <h2>A house of makers</h2>
          <p>
            We began with a question that many families in {shop.address.region} ask: why does a beautiful sofa have to come from
            abroad, too deep for the room, too hot for the climate and impossible to repair? So we opened a workshop, then a
            showroom in {shop.address.locality}. Our designers and our makers work under one roof.
          </p>
          <p>
            Ilé means home, and every order starts with yours: how the light comes in, who sits where, what fits through the door.
            We use timber that is dried for our climate, fabrics that survive an afternoon of guests, and fittings that you can
            still replace in twenty years. A few products come from makers abroad, and their pages name the country.
          </p>
          <p>
            You order in a chat with us. We send you drawings and a price, and the same people stay with you until your furniture
            is in its place.
          </p>
        </Prose>
      </Band>
      {teams.map(({ title, text, place }, position) => (
        <PromoBlock
          key={title}
          title={title}
          text={text}
          image={pictures[place]}
          pictureSide={position % 2 === 0 ? 'start' : 'end'}
        />
      ))}
      <ShopSection title="Meet our leaders">
        <Leaders people={team} />
      </ShopSection>
      <ContactBand
        title="Come and try our sofas"
        text={`Feel the timber and the fabrics in our showroom in ${shop.address.locality}, or tell us about your room in a message.`}
        contactHref={paths.contact.href()}
      />
    </StaticPage>
  )
}
