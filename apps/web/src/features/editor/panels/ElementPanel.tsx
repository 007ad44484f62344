import { elementText, findElement, type SlideElement } from '@deckloom/editor'
import { IconButton } from '@deckloom/ui'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useDuplicate } from '../canvas/useDuplicate.ts'
import { useEditor } from '../EditorContext.tsx'
import { iconProps } from '../iconProps.ts'
import { useInsert } from '../insert/InsertProvider.tsx'
import { AlignOnSlide } from './AlignOnSlide.tsx'
import { LiveTextArea } from './LiveTextArea.tsx'
import { PanelHeading } from './PanelSection.tsx'
import { PositionFields } from './PositionFields.tsx'
import { TextSection } from './TextSection.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

const titles = { title: 'Title', bullets: 'Bullets', text: 'Text', image: 'Image' } as const

function titleOf(element: SlideElement): string {
  if (element.kind !== 'image') return titles[element.kind]
  if (element.image.chartData) return 'Chart'
  return element.image.shapeData ? 'Shape' : titles.image
}

export function ElementPanel({ selected }: { readonly selected: SelectedElement }) {
  const { document, slide } = useEditor()
  const text = elementText(slide, selected.id)
  return (
    <>
      <PanelHeading title={titleOf(selected.element)}>
        <ElementActions selected={selected} />
      </PanelHeading>
      {text !== undefined && (
        <div className="lg:hidden">
          <LiveTextArea
            key={selected.id}
            label={titleOf(selected.element)}
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
      <PositionFields selected={selected} />
      {text !== undefined && <TextSection selected={selected} />}
      <AlignOnSlide selected={selected} />
      <Description selected={selected} />
    </>
  )
}

function ElementActions({ selected }: { readonly selected: SelectedElement }) {
  const { document, slide, edit, stepOut } = useEditor()
  const { reopen } = useInsert()
  const duplicate = useDuplicate()
  const { element } = selected
  const kind = element.kind
  return (
    <>
      {kind !== 'image' && (
        <IconButton
          label="Edit text"
          size="small"
          className="max-lg:hidden"
          icon={<Pencil {...iconProps} />}
          onClick={() => edit(selected.id)}
        />
      )}
      {kind === 'image' && (element.image.chartData || element.image.shapeData) && (
        <IconButton
          label={`Edit ${titleOf(element).toLowerCase()}`}
          size="small"
          icon={<Pencil {...iconProps} />}
          onClick={() => reopen(element.image)}
        />
      )}
      {(kind === 'text' || kind === 'image') && (
        <IconButton
          label="Duplicate"
          size="small"
          icon={<Copy {...iconProps} />}
          onClick={() => duplicate(selected.id)}
        />
      )}
      <IconButton
        label="Delete"
        size="small"
        icon={<Trash2 {...iconProps} />}
        onClick={() => {
          document.deleteElement(slide.id, selected.id)
          stepOut()
        }}
      />
    </>
  )
}

function Description({ selected }: { readonly selected: SelectedElement }) {
  const { document, slide } = useEditor()
  const element = findElement(slide, selected.id)
  if (element?.kind !== 'image') return null
  return (
    <LiveTextArea
      key={selected.id}
      label="Description for screen readers"
      value={element.image.alt ?? ''}
      onInput={(text) =>
        document.setImageAlt(slide.id, selected.id, { text, gesture: `describe ${selected.id}` })
      }
    />
  )
}
