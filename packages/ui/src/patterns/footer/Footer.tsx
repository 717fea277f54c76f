import type { ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './Footer.module.css'

/** A group of links with a heading; a column on wide screens. */
interface FooterGroup {
  title: string
  links: readonly NavigationLink[]
}

interface FooterProps {
  /** Name of the shop, also used in the copyright line. */
  name: string
  /** A sentence about the shop. */
  tagline: string
  /** Columns of internal links. An empty group is omitted. */
  groups: readonly FooterGroup[]
  /** External links, which open in a new tab. The column is omitted if there are none. */
  outbound: readonly NavigationLink[]
  /** Year of the copyright line. A prop, so that server and browser render the same year. */
  year: number
  /** More controls in the last line, such as the cookie settings. */
  children?: ReactNode
}

/** The footer of every page outside the admin pages: the shop, links, social media and the copyright. */
export function Footer({ name, tagline, groups, outbound, year, children }: FooterProps) {
  return (
    <footer className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <p className={styles.name}>{name}</p>
          <p className={styles.tagline}>{tagline}</p>
        </div>
        {groups
          .filter((group) => group.links.length > 0)
          .map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className={styles.heading}>{group.title}</h2>
              <LinkColumn links={group.links} />
            </nav>
          ))}
        {outbound.length > 0 && (
          <nav aria-label="Follow us">
            <h2 className={styles.heading}>Follow us</h2>
            <LinkColumn links={outbound} isOutbound />
          </nav>
        )}
      </div>
      <div className={styles.last}>
        <p>
          © {year} {name}
        </p>
        {children}
      </div>
    </footer>
  )
}

function LinkColumn({ links, isOutbound = false }: { links: readonly NavigationLink[]; isOutbound?: boolean }) {
  const target = isOutbound ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <ul role="list">
      {links.map((link) => (
        <li key={link.label}>
          <Link variant="quiet" className={styles.link} href={link.href} {...target}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
