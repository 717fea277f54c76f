import { Fragment } from 'react'

/** An id that can wrap after each dot, for narrow columns. */
export function Breakable({ id }: { id: string }) {
  return id.split('.').map((part, place) => (
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
