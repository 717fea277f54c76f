import { Columns } from '@shop/ui/patterns/columns'
import { ContactDetails } from '@shop/ui/patterns/contact-details'
import { MapFrame } from '@shop/ui/patterns/map-frame'
import { OpeningHours } from '@shop/ui/patterns/opening-hours'
import { Band } from '@shop/ui/patterns/section'
import { StaticPage } from '@shop/ui/patterns/static-page'
import { useLoaderData } from 'react-router-dom'
import { useShopFacts } from '../../app/services/shop-facts.ts'
import type { ShowroomData } from '../presentation/presentation.loader.ts'
import { isByAppointment } from './by-appointment.ts'
import styles from './Showroom.module.css'

/** The showroom: address, phone, email, hours and the map. */
export function Showroom() {
  const { picture, hours, map } = useLoaderData<ShowroomData>()
  const { shop } = useShopFacts()
  const { street, locality, region } = shop.address
  return (
    <StaticPage
      title="Showroom"
      lead="Sit on the sofas, open the wardrobes, feel the fabrics. Furniture is easier to choose when you can touch it."
      picture={picture}
    >
      <Columns
        entries={[
          { title: 'Find us', content: <ContactDetails phone={shop.phone} email={shop.email} address={shop.address} /> },
          {
            title: 'Opening hours',
            content: isByAppointment(hours) ? (
              <p className={styles.note}>
                You can visit us by appointment. Call or write one day ahead, and bring a plan or a few photos of your room.
              </p>
            ) : (
              <>
                <OpeningHours lines={hours} />
                <p className={styles.note}>
                  You can come without an appointment. To meet a designer, call or write one day ahead, and bring a plan or a few
                  photos of your room.
                </p>
              </>
            ),
          },
        ]}
      />
      <Band className={styles.map}>
        <MapFrame title="Map of the showroom" embedHref={map.embed} pageHref={map.page} service={map.service}>
          {street}
          <br />
          {locality}, {region}
        </MapFrame>
      </Band>
    </StaticPage>
  )
}
