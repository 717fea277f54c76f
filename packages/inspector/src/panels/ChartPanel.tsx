import { useMemo, useRef, useState } from 'react'
import { Button, IconButton } from '@shop/ui/components'
import { BoxChart } from '../chart/BoxChart.tsx'
import { activeStates } from '../chart/chart.ts'
import type { Chart } from '../chart/chart.ts'
import type { Drawing } from '../chart/drawing.ts'
import { DrawnChart } from '../chart/DrawnChart.tsx'
import { pngFile, svgFile } from '../copy/chart-picture.ts'
import type { LogRow } from '../session/index.ts'
import styles from './ChartPanel.module.css'
import { download } from './download.ts'
import { Panel } from './Panel.tsx'
import { ScrollArea } from './ScrollArea.tsx'

interface ChartPanelProps {
  chart: Chart
  /** The layout of the chart; null shows the chart as nested boxes. */
  drawing: Drawing | null
  /** The state at the selected moment. */
  value: unknown
  /** The selected row of the log. */
  row: LogRow | null
  /** The log rows of the actor up to the selected one. */
  rows: readonly LogRow[]
}

/** The chart of the actor with its active states, its last transitions and the states it has visited. */
export function ChartPanel({ chart, drawing, value, row, rows }: ChartPanelProps) {
  const [isBoxes, setIsBoxes] = useState(() => drawing === null || !matchMedia('(min-width: 48rem)').matches)
  const [scale, setScale] = useState(() => (drawing ? Math.min(1, Math.max(0.75, 900 / drawing.width)) : 1))
  const visited = useMemo(() => new Set(rows.flatMap((one) => [...activeStates(chart, one.value)])), [chart, rows])
  const marks = { active: activeStates(chart, value), taken: new Set(row?.transitions), visited }
  const frame = useRef<HTMLDivElement>(null)
  const fit = () => {
    const area = frame.current!.firstElementChild!
    const height = Number.parseFloat(getComputedStyle(area).maxBlockSize)
    setScale(Math.min(1, area.clientWidth / drawing!.width, height / drawing!.height))
  }
  const save = (type: 'svg' | 'png') => void saveDrawing(frame.current!.querySelector('svg')!, chart.id, type)
  const tools = drawing && (
    <div className={styles.tools}>
      {!isBoxes && (
        <>
          <IconButton icon="minus" label="Smaller" onClick={() => setScale(scale * 0.8)} />
          <IconButton icon="plus" label="Larger" onClick={() => setScale(scale * 1.25)} />
          <Button variant="quiet" onClick={fit}>
            Fit
          </Button>
          <Button variant="quiet" onClick={() => save('svg')}>
            SVG
          </Button>
          <Button variant="quiet" onClick={() => save('png')}>
            PNG
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={() => setIsBoxes(!isBoxes)}>
        {isBoxes ? 'As a drawing' : 'As boxes'}
      </Button>
    </div>
  )
  return (
    <Panel title="Chart" tools={tools}>
      {isBoxes || !drawing ? (
        <BoxChart chart={chart} marks={marks} />
      ) : (
        <div ref={frame}>
          <ScrollArea label="Drawing of the chart">
            <DrawnChart chart={chart} drawing={drawing} marks={marks} scale={scale} />
          </ScrollArea>
        </div>
      )}
    </Panel>
  )
}

async function saveDrawing(drawing: SVGSVGElement, name: string, type: 'svg' | 'png'): Promise<void> {
  download(type === 'svg' ? svgFile(drawing) : await pngFile(drawing), `${name}.${type}`)
}
