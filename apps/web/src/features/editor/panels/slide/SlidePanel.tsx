import { deckLimits, readContent, type TextAlign } from '@deckloom/deck'
import { bulletLines, type Emphasis, lineBreakSign } from '@deckloom/editor'
import { toast } from '@deckloom/ui'
import { useEditor } from '../../session/EditorContext.tsx'
import { AlignmentButtons } from '../../controls/AlignmentButtons.tsx'
import {
  backgroundSwatches,
  ColorSwatches,
  textSwatches,
} from '../../controls/colors/ColorSwatches.tsx'
import { EmphasisButtons } from '../../controls/EmphasisButtons.tsx'
import { LiveTextArea } from '../../controls/LiveTextArea.tsx'
import { PanelHeading, PanelSection } from '../../controls/PanelSection.tsx'
import { SectionField } from './SectionField.tsx'
import { StepsField } from './StepsField.tsx'
import { TransitionSection } from './TransitionSection.tsx'

const noEmphasis = { bold: false, italic: false, underline: false, strike: false }

/**
 * Slide properties, shown while nothing on the slide is selected: text, colors and transition; on phones also notes.
 */
export function SlidePanel() {
  const { document, slide } = useEditor()
  const { id, title, notes = '' } = readContent(slide)
  const bullets = bulletLines(slide)
  return (
    <>
      <PanelHeading title="Slide" />
      <LiveTextArea
        key={`title ${id}`}
        label="Slide title"
        rows={2}
        value={title}
        limit={deckLimits.slideTitleLength}
        onInput={(text) =>
          document.setElementText(id, `title-${id}`, { text, gesture: `type title-${id}` })
        }
      />
      <LiveTextArea
        key={`bullets ${id}`}
        label="Bullet points"
        hint={
          bullets.includes(lineBreakSign)
            ? `One bullet per line; ${lineBreakSign} starts a line in a bullet`
            : 'One bullet per line'
        }
        rows={4}
        value={bullets}
        onInput={(text) =>
          document.setElementText(id, `bullets-${id}`, { text, gesture: `type bullets-${id}` })
        }
      />
      <PanelSection title="Text">
        <div className="flex flex-wrap gap-2">
          <EmphasisButtons emphasis={noEmphasis} disabled onToggle={refuseAlign} />
          <AlignmentButtons align={undefined} onChange={refuseAlign} />
        </div>
      </PanelSection>
      <Colors />
      <TransitionSection />
      <StepsField />
      <SectionField key={`section ${id}`} />
      <div className="md:hidden">
        <LiveTextArea
          key={`notes ${id}`}
          label="Speaker notes"
          rows={4}
          value={notes}
          onInput={(text) => document.setNotes(id, { text, gesture: `notes ${id}` })}
        />
      </div>
    </>
  )
}

function Colors() {
  const { document, slide } = useEditor()
  const { id, backgroundColor, textColor } = readContent(slide)
  return (
    <>
      <PanelSection title="Background">
        <ColorSwatches
          label="Background color"
          swatches={backgroundSwatches}
          value={backgroundColor}
          onChange={(background) => document.setColors(id, { background })}
        />
      </PanelSection>
      <PanelSection title="Choose Text Color">
        <ColorSwatches
          label="Text color"
          swatches={textSwatches}
          value={textColor}
          onChange={(text) => document.setColors(id, { text })}
        />
      </PanelSection>
    </>
  )
}

function refuseAlign(_choice: TextAlign | keyof Emphasis) {
  toast({
    title: 'No Text Selected',
    description: 'Please select a text element to align',
    variant: 'destructive',
  })
}
