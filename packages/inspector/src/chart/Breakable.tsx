import { Fragment } from 'react'

/** Dotted names, such as those of states, that wrap only after a dot while a narrow column has room for each part. */
export function Breakable({ text }: { text: string }) {
  return text.split('.').map((part, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}
