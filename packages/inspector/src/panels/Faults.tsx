import { useSyncExternalStore } from 'react'
import { Button, Select } from '@shop/ui/components'
import {
  chooseFault,
  chosenFaults,
  endpointsFor,
  endpointWords,
  everyEndpoint,
  faultNames,
  faultOf,
  groupOf,
  removeFaults,
  watchFaults,
} from '../faults/index.ts'
import styles from './Faults.module.css'

const faultOptions = Object.entries(faultNames).map(([value, label]) => ({ value, label }))

/** The endpoint and the fault that are selected in the form. */
export interface FaultForm {
  endpoint: string
  fault: string
}

export const firstFaultForm: FaultForm = { endpoint: everyEndpoint, fault: 'offline' }

interface FaultsProps {
  /** The machine whose endpoints come first. */
  machineId: string | null
  /** Whether the saved lists of the shopper send requests. Those of a signed-out visitor without accepted cookies do not. */
  sendsLists: boolean
  form: FaultForm
  onForm: (form: FaultForm) => void
}

/** The faults that the running shop meets, to see its error states without other tools. */
export function Faults({ machineId, sendsLists, form, onForm }: FaultsProps) {
  const faults = useFaults()
  const { endpoint, fault } = form
  const isAnyOn = Object.keys(faults).length > 0
  const isUnsent = !sendsLists && ['cart', 'wishlist'].includes(groupOf(endpoint))
  return (
    <div className={styles.root}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          chooseFault(endpoint, faultOf(fault))
        }}
      >
        <Select
          className={styles.endpoint}
          label="Endpoint"
          options={[
            { value: everyEndpoint, label: endpointWords(everyEndpoint) },
            ...endpointsFor(machineId).map(({ name, method, path }) => ({
              value: name,
              label: `${name} (${method} ${path})`,
              group: groupOf(name),
            })),
          ]}
          hint={isUnsent ? 'This visitor sends no request: accept cookies or log in first.' : undefined}
          value={endpoint}
          onChange={(event) => onForm({ ...form, endpoint: event.target.value })}
        />
        <Select
          className={styles.response}
          label="Response"
          options={faultOptions}
          value={fault}
          onChange={(event) => onForm({ ...form, fault: event.target.value })}
        />
        <Button type="submit">Turn on</Button>
      </form>
      {isAnyOn && (
        <ul className={styles.list} aria-label="Chosen faults">
          {Object.entries(faults).map(([name, chosen]) => (
            <li key={name} className={styles.fault}>
              <span>
                <b>{endpointWords(name)}</b>: {faultNames[chosen]}
              </span>
              <Button variant="quiet" aria-label={`Remove the fault of ${name}`} onClick={() => chooseFault(name, null)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.end}>
        <p className={styles.note}>Tabs with ?inspect in this browser meet the chosen faults until you remove them.</p>
        {isAnyOn && (
          <Button variant="secondary" onClick={removeFaults}>
            Remove all
          </Button>
        )}
      </div>
    </div>
  )
}

/** The faults that are chosen now. */
export function useFaults() {
  return useSyncExternalStore(watchFaults, chosenFaults)
}
