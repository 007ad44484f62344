import type { Slide } from '@deckloom/deck'
import { Button, Dialog } from '@deckloom/ui'
import { viewedName } from '../../../shared/slide/slideName.ts'
import { showTime } from '../showTime.ts'
import { type Rehearsal, type SlideTime, slideTimes, totalUsed } from './rehearsal.ts'

export interface RehearsalTimesProps {
  readonly rehearsal: Rehearsal
  readonly slides: readonly Slide[]
  /** Milliseconds for the whole talk. */
  readonly planned: number
  readonly onClose: () => void
  readonly onForget: () => void
}

const cell = 'py-2 pl-4 text-right tabular-nums'

/** The times of a rehearsal, slide by slide, beside the plan. */
export function RehearsalTimes(props: RehearsalTimesProps) {
  const { rehearsal, slides, planned } = props
  const isShown = ({ hidden, id }: Slide) => hidden !== true || (rehearsal.times[id] ?? 0) > 0
  const shown = slides.filter(isShown)
  const rows = slideTimes(rehearsal, { slideIds: shown.map(({ id }) => id), planned })
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title="Rehearsal"
      description="How long each slide took. Kept in this browser."
      width={640}
      footer={
        <>
          <Button variant="quiet" onClick={props.onForget}>
            Delete times
          </Button>
          <Button variant="primary" onClick={props.onClose}>
            Done
          </Button>
        </>
      }
    >
      <table className="w-full text-ui">
        <thead className="text-small text-ink-muted">
          <tr>
            <th scope="col" className="py-2 text-left font-label">
              Slide
            </th>
            <th scope="col" className={`${cell} font-label`}>
              Planned
            </th>
            <th scope="col" className={`${cell} font-label`}>
              Used
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SlideRow key={row.slideId} row={row} slides={slides} />
          ))}
        </tbody>
        <tfoot className="border-t-2 border-line-strong font-heading">
          <tr>
            <th scope="row" className="py-2 text-left">
              Total
            </th>
            <td className={cell}>{showTime(planned)}</td>
            <UsedTime used={totalUsed(rows)} planned={planned} />
          </tr>
        </tfoot>
      </table>
    </Dialog>
  )
}

interface SlideRowProps {
  readonly row: SlideTime
  readonly slides: readonly Slide[]
}

function SlideRow({ row, slides }: SlideRowProps) {
  const place = slides.findIndex(({ id }) => id === row.slideId)
  const slide = slides[place]
  if (!slide) return null
  return (
    <tr className="border-t border-line">
      <th scope="row" className="max-w-0 truncate py-2 text-left font-normal">
        <span className="mr-3 text-ink-muted tabular-nums">{place + 1}</span>
        {viewedName(slide, place)}
      </th>
      <td className={`w-24 ${cell} text-ink-muted`}>{showTime(row.planned)}</td>
      <UsedTime used={row.used} planned={row.planned} />
    </tr>
  )
}

/** Red if it is over the plan. */
function UsedTime({ used, planned }: { readonly used: number; readonly planned: number }) {
  return (
    <td className={`w-24 ${cell} ${used > planned ? 'font-label text-danger' : ''}`}>
      {showTime(used)}
    </td>
  )
}
