import {
  checkScene,
  elementName,
  findElement,
  groupOf,
  repairFinding,
  selectionOf,
  type SlideFinding,
} from '@deckloom/editor'
import { promptIds } from '@deckloom/scene'
import { Button, IconButton } from '@deckloom/ui'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useScene } from '../../../shared/scene/useScene.ts'
import { smallIconProps } from '../controls/iconProps.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { problemOf, repairLabel } from './findingWords.ts'

/** Lists what keeps an audience from reading the slide, with repairs where there is only one. */
export function CheckPanel({ onClose }: { readonly onClose: () => void }) {
  const { slide, deckTitle, index, order } = useEditor()
  const scene = useScene(slide, { deckTitle, index, count: order.length })
  const findings = useMemo(() => scene && checkScene(scene, promptIds(slide)), [scene, slide])
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    // Escape belongs to the panel while something in it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Slide check"
      className="fixed top-30 right-4 z-30 flex max-h-[min(32rem,calc(100dvh-10rem))] w-80 max-w-[calc(100vw-2rem)] flex-col gap-3 overflow-y-auto rounded-card bg-surface-raised p-4 shadow-float outline-none max-lg:inset-x-3 max-lg:top-auto max-lg:bottom-20 max-lg:w-auto"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h2 className="pr-8 text-ui font-heading">Slide {index + 1}</h2>
      <output className="text-small text-ink-subtle">{findings && summaryOf(findings)}</output>
      {findings && findings.length > 0 && <Findings findings={findings} />}
      <IconButton
        label="Close slide check"
        size="small"
        className="absolute top-2 right-2"
        icon={<X {...smallIconProps} />}
        onClick={onClose}
      />
    </section>
  )
}

function Findings({ findings }: { readonly findings: readonly SlideFinding[] }) {
  const { document, slide, changeSelection } = useEditor()
  const nameOf = (id: string) => {
    const element = findElement(slide, id)
    return element ? elementName(slide, element) : 'something'
  }
  return (
    <ul className="flex flex-col">
      {findings.map((finding) => (
        <li
          key={`${finding.kind} ${finding.elementId}`}
          className="flex flex-col gap-1.5 border-t border-line py-3"
        >
          <span className="text-small font-action break-words">{nameOf(finding.elementId)}</span>
          <span className="text-small">{problemOf(finding, nameOf)}</span>
          <span className="flex gap-2">
            {repairFinding(slide, finding) && (
              <Button
                size="small"
                variant="secondary"
                onClick={() => document.edit(slide.id, (now) => repairFinding(now, finding) ?? now)}
              >
                {repairLabel(finding)}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              onClick={() => changeSelection(() => selectionOf(groupOf(slide, finding.elementId)))}
            >
              Select
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

function summaryOf({ length }: readonly SlideFinding[]): string {
  if (length === 0) return 'No problems found.'
  return length === 1 ? '1 problem' : `${length} problems`
}
