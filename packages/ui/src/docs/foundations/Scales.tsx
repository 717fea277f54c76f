import breakpoints from '../../styles/tokens/breakpoints.css?raw'
import elevation from '../../styles/tokens/elevation.css?raw'
import motion from '../../styles/tokens/motion.css?raw'
import radius from '../../styles/tokens/radius.css?raw'
import space from '../../styles/tokens/space.css?raw'
import type from '../../styles/tokens/type.css?raw'
import styles from './Foundations.module.css'
import { baseTokens } from './tokens.ts'
import type { Token } from './tokens.ts'
import { UsedBy } from './UsedBy.tsx'

const sources = { breakpoints, elevation, motion, radius, space, type }

interface ScaleProps {
  /** The token style sheet to show. */
  of: keyof typeof sources
  /** Only tokens whose names start with this prefix. */
  prefix?: string
  /** The kind of sample that shows a token. */
  sample: 'length' | 'corner' | 'text' | 'duration' | 'easing' | 'shadow' | 'none'
}

/** The tokens of a style sheet, each with its value, comment, a sample and the components that use it. */
export function Scale({ of, prefix = '--', sample }: ScaleProps) {
  return (
    <div className={`sb-unstyled ${styles.theme}`}>
      {baseTokens(sources[of])
        .filter(({ name }) => name.startsWith(prefix))
        .map((token) => (
          <section key={token.name} className={styles.row}>
            <Sample token={token} kind={sample} />
            <div>
              <p>
                <strong>{token.name}</strong> {token.value}
              </p>
              <p className={styles.note}>{token.note}</p>
              <UsedBy token={token.name} />
            </div>
          </section>
        ))}
    </div>
  )
}

function Sample({ token: { name }, kind }: { token: Token; kind: ScaleProps['sample'] }) {
  const value = `var(${name})`
  switch (kind) {
    case 'length':
      return <span className={styles.bar} style={{ inlineSize: value }} />
    case 'corner':
      return <span className={styles.sample} style={{ borderRadius: value }} />
    case 'shadow':
      return <span className={styles.sample} style={{ boxShadow: value }} />
    case 'duration':
      return <span className={styles.moving} style={{ transitionDuration: value }} />
    case 'easing':
      return <span className={styles.moving} style={{ transitionDuration: '600ms', transitionTimingFunction: value }} />
    case 'text':
      return <TextSample name={name} value={value} />
    case 'none':
      return null
  }
}

function TextSample({ name, value }: { name: string; value: string }) {
  if (name.startsWith('--font-size-title')) {
    return <span style={{ fontFamily: 'var(--font-display)', fontSize: value, lineHeight: 1.1 }}>Ọba</span>
  }
  if (name.startsWith('--font-size')) return <span style={{ fontSize: value }}>₦1,250,000.00</span>
  if (name.startsWith('--font-weight')) return <span style={{ fontWeight: value }}>Wing chair</span>
  if (name.startsWith('--font'))
    return <span style={{ fontFamily: value, fontSize: 'var(--font-size-lead)' }}>Àṣẹ, ẹ̀kọ́, Ọ̀ṣun</span>
  return null
}
