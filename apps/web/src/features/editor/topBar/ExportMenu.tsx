import type { ExportFormat } from '@deckloom/contract'
import { Button, Menu, MenuItem, MenuSeparator } from '@deckloom/ui'
import { ChevronDown, Download } from 'lucide-react'
import { Fragment, useState } from 'react'
import { IncludeComments } from '../../../shared/comments/IncludeComments.tsx'
import { deckActions } from '../actions/deckActions.ts'
import type { EditorAction } from '../actions/EditorAction.ts'
import { iconProps, smallIconProps } from '../controls/iconProps.ts'
import { type DeckToExport, useExport } from '../session/useExport.ts'
import { useExportState } from '../session/runningExport.ts'
import { ExportProgress } from './ExportProgress.tsx'

interface Item {
  readonly format: ExportFormat
  readonly action: Pick<EditorAction<never>, 'label' | 'icon'>
  /** Whether a separator precedes it. */
  readonly apart?: boolean
}

const items: readonly Item[] = [
  { format: 'pdf', action: deckActions.exportPdf },
  { format: 'pptx', action: deckActions.exportPptx },
  { format: 'png', action: deckActions.exportPng, apart: true },
  { format: 'svg', action: deckActions.exportSvg },
]

export interface ExportProps {
  /** Absent while the deck is being created. */
  readonly deck?: DeckToExport
}

export function ExportMenu({ deck }: ExportProps) {
  const { running } = useExportState()
  return (
    <>
      <ExportProgress />
      <Menu
        trigger={
          <Button
            disabled={running !== undefined}
            icon={<Download {...iconProps} className="max-xl:hidden" />}
          >
            EXPORT
            <ChevronDown {...smallIconProps} />
          </Button>
        }
      >
        <ExportItems {...(deck && { deck })} />
      </Menu>
    </>
  )
}

export function ExportItems({ deck }: ExportProps) {
  const { running, start } = useExport(deck)
  const [includeComments, setIncludeComments] = useState(false)
  return items.map(({ format, action: { label, icon: Icon }, apart }) => (
    <Fragment key={format}>
      {apart && <MenuSeparator />}
      <MenuItem
        icon={<Icon {...iconProps} />}
        disabled={running !== undefined}
        onSelect={() => start(format === 'pptx' ? { format, includeComments } : { format })}
      >
        {label}
      </MenuItem>
      {format === 'pptx' && deck && (
        <IncludeComments
          deckId={deck.id}
          isChecked={includeComments}
          onChange={setIncludeComments}
        />
      )}
    </Fragment>
  ))
}
