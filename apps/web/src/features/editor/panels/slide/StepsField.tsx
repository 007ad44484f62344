import { readContent } from '@deckloom/deck'
import { withSteps } from '@deckloom/editor'
import { Checkbox } from '@deckloom/ui'
import { useEditor } from '../../session/EditorContext.tsx'
import { useSlideChoice } from '../../slides/SlideChoice.tsx'

/** Whether the slide's bullets appear one by one when presented. */
export function StepsField() {
  const { document, slide } = useEditor()
  const { chosen } = useSlideChoice()
  return (
    <Checkbox
      label="Show bullets one by one"
      checked={readContent(slide).stepByStep === true}
      onChange={({ target }) =>
        document.editSlides(chosen, (each) => withSteps(each, target.checked))
      }
    />
  )
}
