import { useId, useRef } from 'react'
import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import styles from './SearchField.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'aria-label'> {
  /** What is searched: 'Search products'. Also the placeholder unless another is given. */
  label: string
  /** Where the form leads before, and without, JavaScript. The text travels as `name`. */
  action?: string | undefined
  /** Called with the trimmed text on Enter and by the button with the magnifier, and with '' when the text is cleared. */
  onSearch?: ((text: string) => void) | undefined
  /** Searches to offer while typing, best first; the browser shows those that fit. Choosing one puts it into the box. */
  suggestions?: readonly string[] | undefined
  /** Hidden fields that keep the rest of the address without JavaScript. */
  children?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/** A search box: a form of its own that works by Enter, by its button, and as a plain form. */
export function SearchField({
  label,
  action,
  onSearch,
  name = 'search',
  suggestions = [],
  className,
  children,
  ref,
  ...rest
}: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null)
  const listId = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return
    event.preventDefault()
    const text = new FormData(event.currentTarget).get(name)
    onSearch(typeof text === 'string' ? text.trim() : '')
  }
  const clear = () => {
    const input = form.current?.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) return
    // Through the native setter, so that a controlled field hears of it like of typing.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
    onSearch?.('')
  }
  return (
    <search className={classNames(styles.root, className)}>
      <form ref={form} className={styles.form} action={action} onSubmit={submit}>
        {children}
        <input
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          {...rest}
          {...(suggestions.length > 0 && { list: listId })}
          ref={ref}
          type="search"
          name={name}
          aria-label={label}
          className={styles.input}
        />
        {suggestions.length > 0 && (
          <datalist id={listId}>
            {suggestions.map((text) => (
              <option key={text}>{text}</option>
            ))}
          </datalist>
        )}
        <IconButton icon="close" label="Clear search" className={styles.clear} onClick={clear} />
        <button type="submit" className={styles.submit} disabled={rest.disabled} aria-label="Search" title="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
