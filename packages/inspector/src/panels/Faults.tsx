import { useState, useSyncExternalStore } from 'react'
import { Button, Select } from '@shop/ui/components'
import {
  chooseFault,
  chosenFaults,
  endpoints,
  everyEndpoint,
  faultNames,
  faultOf,
  removeFaults,
  watchFaults,
} from '../faults/index.ts'
import styles from './Faults.module.css'

const endpointOptions = [
  { value: everyEndpoint, label: 'Every endpoint' },
  ...endpoints.map(({ name, method, path }) => ({ value: name, label: `${name} (${method} ${path})` })),
]
const faultOptions = Object.entries(faultNames).map(([value, label]) => ({ value, label }))

/** The faults that the running shop meets, to see its error states without other tools. */
export function Faults() {
  const faults = useFaults()
  const [endpoint, setEndpoint] = useState(everyEndpoint)
  const [fault, setFault] = useState('offline')
  return (
    <div className={styles.root}>
      <p className={styles.note}>
        The shop’s tabs with ?inspect in this browser meet the chosen faults until you remove them, also after a reload. The
        server knows nothing of them.
      </p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          chooseFault(endpoint, faultOf(fault))
        }}
      >
        <Select
          label="Endpoint"
          options={endpointOptions}
          value={endpoint}
          onChange={(event) => setEndpoint(event.target.value)}
        />
        <Select label="Response" options={faultOptions} value={fault} onChange={(event) => setFault(event.target.value)} />
        <Button type="submit">Respond so</Button>
      </form>
      {Object.keys(faults).length > 0 && (
        <>
          <ul className={styles.list} aria-label="Chosen faults">
            {Object.entries(faults).map(([name, chosen]) => (
              <li key={name} className={styles.fault}>
                <span>
                  <b>{name === everyEndpoint ? 'Every endpoint' : name}</b>: {faultNames[chosen]}
                </span>
                <Button variant="quiet" aria-label={`Remove the fault of ${name}`} onClick={() => chooseFault(name, null)}>
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <Button variant="secondary" onClick={removeFaults}>
            Remove all
          </Button>
        </>
      )}
    </div>
  )
}

/** The faults that are chosen now. */
export function useFaults() {
  return useSyncExternalStore(watchFaults, chosenFaults)
}
