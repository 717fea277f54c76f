import { chosenFaults, everyEndpoint, watchFaults } from './chosen-faults.ts'
import type { ChosenFaults } from './chosen-faults.ts'
import { faultNames } from './faults.ts'

/** Describes the chosen faults: `cart.add: server down (500)`. */
function faultWords(faults: ChosenFaults): string[] {
  return Object.entries(faults).map(([name, fault]) => `${endpointWords(name)}: ${faultNames[fault]}`)
}

/** The name of an endpoint in a list of faults. */
export function endpointWords(name: string): string {
  return name === everyEndpoint ? 'Every endpoint' : name
}

/** Calls a listener now and after each change with every fault that has been on since the start. */
export function watchUsedFaults(listener: (faults: readonly string[]) => void): void {
  const used = new Set<string>()
  const look = () => {
    for (const words of faultWords(chosenFaults())) used.add(words)
    listener([...used])
  }
  watchFaults(look)
  look()
}
