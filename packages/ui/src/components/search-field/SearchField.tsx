import { useId, useLayoutEffect, useRef } from 'react'
import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import styles from './SearchField.module.css'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'aria-label'> {
  /** Accessible name and default placeholder: 'Search products'. */
  label: string
  /** Action of the form without JavaScript. The text is sent under `name`. */
  action?: string | undefined
  /** Called with the trimmed text on Enter and by the search button, and with '' when the text is cleared. */
  onSearch?: ((text: string) => void) | undefined
  /** Called instead when the text was cleared by the button. */
  onClear?: (() => void) | undefined
  /** Suggestions, best first. The browser shows those that match the typed text. */
  suggestions?: readonly string[] | undefined
  /** Hidden inputs for the other parameters of the address without JavaScript. */
  children?: ReactNode
  /** Reference to the `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined
}

/** A search form that is submitted by Enter or by its button, with and without JavaScript. */
export function SearchField({
  label,
  action,
  onSearch,
  onClear = () => onSearch?.(''),
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
    type(input, '')
    input.focus()
    onClear()
  }
  // Runs once after hydration: React does not report what was typed before it.
  useLayoutEffect(() => {
    const input = form.current?.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement) || typeof rest.value !== 'string' || input.value === rest.value) return
    const typed = input.value
    input.value = rest.value
    type(input, typed)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
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

/** Changes the text like a user does. The native setter makes React fire `onChange` for a controlled field. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
