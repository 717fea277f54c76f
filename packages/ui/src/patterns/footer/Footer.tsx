import type { ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './Footer.module.css'

/** A named group of links, a column on wide screens. */
interface FooterGroup {
  title: string
  links: readonly NavigationLink[]
}

/** Properties of {@link Footer}. */
interface FooterProps {
  /** The shop's name, in the serif and in the copyright line. */
  name: string
  /** What the shop is, in a sentence. */
  tagline: string
  /** Columns of links within the shop; an empty group is left out. */
  groups: readonly FooterGroup[]
  /** Links to other sites: chat, photo sharing, short video, microblog. They open in a new tab; without any the column is left out. */
  outbound: readonly NavigationLink[]
  /** Year of the copyright line. Given, because server and browser must agree on it. */
  year: number
  /** Further controls in the last line, for instance the cookie settings. */
  children?: ReactNode
}

/** The end of every page: who the shop is, where else to go, where to find it, the copyright. */
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
    <ul className={styles.links} role="list">
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
