import { Button } from '../../components/button/index.ts'
import { Link } from '../../components/link/index.ts'
import type { NavigationLink } from '../shapes/index.ts'
import styles from './AdminSidebar.module.css'

export interface AdminLinksProps {
  /** The admin pages; `current` marks the open one. */
  links: readonly NavigationLink[]
  onLogOut: () => void
  /** The logout is running. */
  isLoggingOut?: boolean
}

/** The links to the admin screens and the Logout button. */
export function AdminLinks({ links, onLogOut, isLoggingOut = false, onFollow }: AdminLinksProps & { onFollow?: () => void }) {
  return (
    <nav aria-label="Admin" className={styles.links}>
      <ul role="list" className={styles.list}>
        {links.map(({ label, href, current }) => (
          <li key={label}>
            <Link
              variant="plain"
              className={styles.link}
              href={href}
              aria-current={current ? 'page' : undefined}
              {...(onFollow && { onClick: onFollow })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className={styles.logOut} isBusy={isLoggingOut} onClick={onLogOut}>
        Logout
      </Button>
    </nav>
  )
}
