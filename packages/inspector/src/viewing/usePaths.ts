import type { KnownMachine } from '@shop/machines/known'
import { walkChart } from '@shop/machines/testing'
import { useEffect, useState } from 'react'
import { namedPaths, shortestPathsToStates } from '../sandbox/index.ts'

/** The paths of a machine. */
export interface MachinePaths {
  known: KnownMachine
  /** The shortest path to each state. */
  toStates: ReturnType<typeof shortestPathsToStates>
  ofTests: ReturnType<typeof namedPaths>
}

/** The paths of a machine; null until they are found. A large chart takes a second, so the page answers its user between the parts. */
export function usePaths(known: KnownMachine): MachinePaths | null {
  const [paths, setPaths] = useState<MachinePaths | null>(null)
  useEffect(() => {
    const walks = known.models.map((model) => () => walkChart(model))
    const last = () => setPaths({ known, toStates: shortestPathsToStates(known.models), ofTests: namedPaths(known) })
    return inTurns([...walks, () => shortestPathsToStates(known.models), () => namedPaths(known), last])
  }, [known])
  return paths?.known === known ? paths : null
}

/** Runs tasks one after the other, and lets the page paint and handle events before each. Returns the function that stops this. */
function inTurns([task, ...others]: readonly (() => unknown)[]): () => void {
  let stop = () => {}
  const timer = setTimeout(() => {
    task?.()
    if (others.length > 0) stop = inTurns(others)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
