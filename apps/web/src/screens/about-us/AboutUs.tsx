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
      lead={`${shop.name} draws, builds and delivers bespoke luxury furniture: one room, one family, one piece at a time.`}
      picture={pictures.about}
    >
      <Statements
        entries={[
          {
            title: staticPageSentences.visionTitle,
            text: 'Homes furnished once, and well: with pieces that are worth repairing, and worth handing down.',
          },
          {
            title: staticPageSentences.missionTitle,
            text: 'To make each piece for the people who will live with it, by hands that they could meet, and to stand behind it.',
          },
        ]}
      />
      <Band className={styles.house}>
        <Prose>
          <h2>A house of makers</h2>
          <p>
            We began with a question that every family in {shop.address.region} has asked: why does a beautiful sofa have to come
            from somewhere else, too deep for the room, too hot for the climate, and impossible to mend? So we opened a workshop,
            and then a showroom in {shop.address.locality}, and put drawing board and workbench under one roof.
          </p>
          <p>
            Ilé means home. A piece of ours starts with yours: how the light comes in, who sits where, what has to fit through the
            door. We choose timber that has been dried for the air it will stand in, cloth that can take an afternoon of guests,
            and fittings that can be replaced in twenty years. What we do not make ourselves we choose abroad, from houses that
            work as we do, and we say where it comes from.
          </p>
          <p>
            There is no shelf that it is taken from, and there is no checkout. You talk to us, we answer with drawings and a
            price, and the same people stay with you until the last screw is in.
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
      <ShopSection title="Who leads us">
        <Leaders people={team} />
      </ShopSection>
      <ContactBand
        title="Come and sit with us"
        text={`See the timber and the cloth in our showroom in ${shop.address.locality}, or tell us about your room from where you are.`}
        contactHref={paths.contact.href()}
      />
    </StaticPage>
  )
}
