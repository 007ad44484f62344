import { elementText, type Slide } from '@deckloom/deck'
import {
  bulletLines,
  elementName,
  findElement,
  isWritable,
  type SlideElement,
} from '@deckloom/editor'
import { IconButton } from '@deckloom/ui'
import { Pencil, Shapes } from 'lucide-react'
import { ActionIconButton } from '../actions/ActionButton.tsx'
import { type ElementActions, useElementActions } from '../actions/useElementActions.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { iconProps } from '../controls/iconProps.ts'
import { ImageSection } from '../insert/ImageSection.tsx'
import { LineSection } from '../insert/lines/LineSection.tsx'
import { LookSections } from './LookSections.tsx'
import { IconColor } from '../insert/icons/IconColor.tsx'
import { useInsert } from '../insert/visuals/useInsert.ts'
import { AlignButtons } from './AlignButtons.tsx'
import { ArrangeSection } from './ArrangeSection.tsx'
import { BulletRows } from './BulletRows.tsx'
import { LiveTextArea } from '../controls/LiveTextArea.tsx'
import { PanelHeading } from '../controls/PanelSection.tsx'
import { PositionFields } from './PositionFields.tsx'
import { TextSection } from './TextSection.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

const titles = {
  title: 'Title',
  text: 'Text',
  table: 'Table',
  picture: 'Image',
  chart: 'Chart',
  shape: 'Shape',
  icon: 'Icon',
  line: 'Line',
} as const

function titleOf(slide: Slide, element: SlideElement): string {
  if (element.kind === 'bullets') return elementName(slide, element)
  return titles[element.kind === 'visual' ? element.visual.kind : element.kind]
}

export function ElementPanel({ selected }: { readonly selected: SelectedElement }) {
  const { document, slide } = useEditor()
  const actions = useElementActions({ selected: [selected] })
  const text =
    selected.element.kind === 'bullets' ? bulletLines(slide) : elementText(slide, selected.id)
  return (
    <>
      <PanelHeading title={titleOf(slide, selected.element)}>
        <HeadingActions selected={selected} actions={actions} />
      </PanelHeading>
      {text !== undefined && (
        <div className="md:hidden">
          <LiveTextArea
            key={selected.id}
            label={titleOf(slide, selected.element)}
            value={text}
            onInput={(next) =>
              document.setElementText(slide.id, selected.id, {
                text: next,
                gesture: `type ${selected.id}`,
              })
            }
          />
        </div>
      )}
      <ImageSection element={selected.element} />
      {selected.element.kind === 'visual' && selected.element.visual.kind === 'icon' && (
        <IconColor id={selected.id} icon={selected.element.visual.icon} />
      )}
      <LookSections selected={[selected]} />
      {selected.element.kind === 'bullets' && <BulletRows />}
      <Placement selected={selected} />
      {text !== undefined && <TextSection selected={[selected]} />}
      <AlignButtons title="Align on slide" actions={actions} />
      <ArrangeSection actions={actions} />
      <Description selected={selected} />
    </>
  )
}

/** A line has its two ends instead of a position and a size. */
function Placement({ selected }: { readonly selected: SelectedElement }) {
  const { element } = selected
  return element.kind === 'visual' && element.visual.kind === 'line' ? (
    <LineSection visual={element.visual} />
  ) : (
    <PositionFields selected={selected} />
  )
}

interface HeadingActionsProps {
  readonly selected: SelectedElement
  readonly actions: ElementActions
}

function HeadingActions({ selected, actions }: HeadingActionsProps) {
  const { edit } = useEditor()
  const { reopen } = useInsert()
  const { element } = selected
  const kind = element.kind
  return (
    <>
      {(kind === 'table' || isWritable(element)) && (
        <IconButton
          label={kind === 'table' ? 'Edit table' : 'Edit text'}
          size="small"
          className={kind === 'table' ? '' : 'max-md:hidden'}
          icon={<Pencil {...iconProps} />}
          onClick={() => edit(selected.id)}
        />
      )}
      {kind === 'visual' && !['picture', 'line'].includes(element.visual.kind) && (
        <IconButton
          label={`Edit ${titles[element.visual.kind].toLowerCase()}`}
          size="small"
          icon={
            kind === 'visual' && element.visual.kind === 'shape' ? (
              <Shapes {...iconProps} />
            ) : (
              <Pencil {...iconProps} />
            )
          }
          onClick={() => reopen(element.visual)}
        />
      )}
      {(kind === 'text' || kind === 'visual') && (
        <ActionIconButton id="duplicate" actions={actions} />
      )}
      <ActionIconButton id="delete" actions={actions} />
    </>
  )
}

function Description({ selected }: { readonly selected: SelectedElement }) {
  const { document, slide } = useEditor()
  const element = findElement(slide, selected.id)
  if (element?.kind !== 'visual') return null
  return (
    <LiveTextArea
      key={selected.id}
      label="Description for screen readers"
      value={element.visual.alt ?? ''}
      onInput={(text) =>
        document.setImageAlt(slide.id, selected.id, { text, gesture: `describe ${selected.id}` })
      }
    />
  )
}
