import { CatalogueCovers } from '@shop/ui/patterns/catalogue-covers'
import { ContactBand } from '@shop/ui/patterns/contact-band'
import { Band } from '@shop/ui/patterns/section'
import { StaticPage } from '@shop/ui/patterns/static-page'
import { useLoaderData } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { ECatalogData } from '../presentation/presentation.loader.ts'
import styles from './ECatalog.module.css'

/** The catalogues, each linking to the page with its content, or a way to ask for designs when the shop has none. */
export function ECatalog() {
  const { catalogues } = useLoaderData<ECatalogData>()
  if (catalogues.length === 0) {
    return (
      <StaticPage title="E-Catalog" lead="Our catalogues are not online yet.">
        <ContactBand
          title="What are you looking for?"
          text="Tell us about your room, and we reply with designs, measurements and a price."
          contactHref={paths.contact.href()}
        />
      </StaticPage>
    )
  }
  return (
    <StaticPage
      title="E-Catalog"
      lead="Browse our rooms at your own pace. Each catalogue opens in a new tab and shows every item with its measurements and fabrics."
    >
      <Band className={styles.covers}>
        <CatalogueCovers covers={catalogues} />
      </Band>
      <ContactBand
        title="Found something you like?"
        text="Send us the page, and we reply with fabrics, measurements and a price."
        contactHref={paths.contact.href()}
      />
    </StaticPage>
  )
}
