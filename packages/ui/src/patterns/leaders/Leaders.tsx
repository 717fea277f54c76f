import { Link } from '../../components/link/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { onPhones } from '../picture-sizes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './Leaders.module.css'

/** A leader of the shop. */
interface LeaderEntry {
  name: string
  role: string
  /** The description: two or three sentences. */
  words: string
  /** Contact links. */
  links: readonly { label: string; href: string }[]
  /** A portrait, or null for none. */
  image: ShopImage | null
}

interface LeadersProps {
  /** The people, in order. */
  people: readonly LeaderEntry[]
}

/** The leaders of the shop with portraits, descriptions and contact links. */
export function Leaders({ people }: LeadersProps) {
  return (
    <ul className={styles.root} role="list">
      {people.map(({ name, role, words, links, image }) => (
        <li key={name} className={styles.person}>
          {image ? (
            <ShopPicture
              className={styles.portrait}
              image={image}
              alt={image.alt}
              sizes={`(min-width: 48rem) 44vw, ${onPhones(88)}`}
            />
          ) : null}
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{role}</p>
          <p className={styles.words}>{words}</p>
          <p className={styles.links}>
            {links.map(({ label, href }) => (
              <Link
                key={label}
                className={styles.link}
                href={href}
                aria-label={label.includes(firstName(name)) ? undefined : `${label}: ${name}`}
                {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              >
                {label}
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Adds the person to the name of the link, because several people have a 'LinkedIn'. */
function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}
