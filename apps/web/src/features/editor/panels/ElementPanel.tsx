import { elementText, findElement } from '@deckloom/editor'
import { IconButton } from '@deckloom/ui'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useEditor } from '../EditorContext.tsx'
import { iconProps } from '../iconProps.ts'
import { AlignOnSlide } from './AlignOnSlide.tsx'
import { LiveTextArea } from './LiveTextArea.tsx'
import { PanelHeading } from './PanelSection.tsx'
import { PositionFields } from './PositionFields.tsx'
import { TextSection } from './TextSection.tsx'
import type { SelectedElement } from './useSelectedElement.ts'

const titles = { title: 'Title', bullets: 'Bullets', text: 'Text', image: 'Image' } as const

export function ElementPanel({ selected }: { readonly selected: SelectedElement }) {
  const { document, slide } = useEditor()
  const text = elementText(slide, selected.id)
  return (
    <>
      <PanelHeading title={titles[selected.element.kind]}>
        <ElementActions selected={selected} />
      </PanelHeading>
      {text !== undefined && (
        <div className="lg:hidden">
          <LiveTextArea
            key={selected.id}
            label={titles[selected.element.kind]}
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
  const { document, slide, select, edit, stepOut } = useEditor()
  const kind = selected.element.kind
  const duplicate = () => {
    const copy = document.duplicateElement(slide.id, selected.id)
    if (copy !== undefined) select(copy)
  }
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
      {kind === 'text' && (
        <IconButton
          label="Duplicate"
          size="small"
          icon={<Copy {...iconProps} />}
          onClick={duplicate}
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
