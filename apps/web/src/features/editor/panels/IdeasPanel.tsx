import { Button, toast } from '@deckloom/ui'
import { Heading, List, Palette } from 'lucide-react'
import type { ReactNode } from 'react'
import { bulletText, readContent } from '@deckloom/deck'
import { AssistSection } from '../assistant/AssistSection.tsx'
import { useEditor } from '../session/EditorContext.tsx'
import { iconProps } from '../controls/iconProps.ts'
import { anotherIdea, bulletIdeas, colorIdeas, titleIdeas } from './ideas.ts'
import { PanelHeading } from '../controls/PanelSection.tsx'

/** Ready-made starting points: each is applied to this slide and can be undone. */
export function IdeasPanel() {
  const { document, slide } = useEditor()
  const { title, bullets, backgroundColor } = readContent(slide)
  const suggestTitle = () => {
    const idea = anotherIdea(titleIdeas, (other) => other === title, Math.random())
    document.setTitle(slide.id, idea)
    announceApplied('Title')
  }
  const suggestBullets = () => {
    const present = bullets.map(bulletText)
    const isPresent = ([first]: (typeof bulletIdeas)[number]) => first === present[0]
    document.setBullets(slide.id, anotherIdea(bulletIdeas, isPresent, Math.random()))
    announceApplied('Bullets')
  }
  const suggestColors = () => {
    const idea = anotherIdea<(typeof colorIdeas)[number]>(
      colorIdeas,
      ({ background }) => background === backgroundColor,
      Math.random(),
    )
    document.setColors(slide.id, idea)
    announceApplied('Colors')
  }
  return (
    <>
      <PanelHeading title="Ideas" />
      <p className="text-small text-ink-muted">
        Starting points for this slide. Each one replaces what is there. Undo brings it back.
      </p>
      <Idea icon={<Heading {...iconProps} />} onPress={suggestTitle}>
        Suggest a title
      </Idea>
      <Idea icon={<List {...iconProps} />} onPress={suggestBullets}>
        Suggest three bullets
      </Idea>
      <Idea icon={<Palette {...iconProps} />} onPress={suggestColors}>
        Surprise me with colors
      </Idea>
      <AssistSection />
    </>
  )
}

interface IdeaProps {
  readonly icon: ReactNode
  readonly children: string
  readonly onPress: () => void
}

function Idea({ icon, children, onPress }: IdeaProps) {
  return (
    <Button full icon={icon} className="justify-start" onClick={onPress}>
      {children}
    </Button>
  )
}

function announceApplied(what: string) {
  toast({ title: 'Idea Applied', description: `${what} on this slide` })
}
