import { homeSentences } from '@shop/domain'
import styles from './TrustLine.module.css'

const promises = [homeSentences.worldWideShipping, homeSentences.qualityAssurance, homeSentences.freeInstallation]

/** The shop's three promises in a line, with hairlines between and below them. */
export function TrustLine() {
  return (
    <ul className={styles.root} role="list" aria-label="Our promises">
      {promises.map((promise) => (
        <li key={promise} className={styles.promise}>
          {promise}
        </li>
      ))}
    </ul>
  )
}
