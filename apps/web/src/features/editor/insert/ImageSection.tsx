import { ownVisuals, type Picture } from '@deckloom/deck'
import { cropRefusal, type SlideElement, withPictureFit } from '@deckloom/editor'
import { Button, Segment } from '@deckloom/ui'
import { smallIconProps } from '../controls/iconProps.ts'
import { cropActions } from './pictures/cropActions.ts'
import { setCropping } from '../overlays/cropState.ts'
import { useEditor } from '../session/EditorContext.tsx'
import { useInsert } from './visuals/useInsert.ts'
import { urlFor } from '../../../shared/place.ts'

const CropIcon = cropActions.crop.icon
const ShapesIcon = cropActions.cropShape.icon

const fits = [
  { value: 'cover', label: 'Fill' },
  { value: 'contain', label: 'Fit' },
] as const

/** Settings of a photo or drawing: its kind, its replacement, and how it fits its frame. */
export function ImageSection({ element }: { readonly element: SlideElement }) {
  const { document, slide } = useEditor()
  const { reopen } = useInsert()
  if (element.kind !== 'visual' || element.visual.kind !== 'picture') return null
  const picture = element.visual
  // Drawings by the layout engine fill any frame, and pictures in the old format have no field for it.
  const fitted = !isDrawn(picture) && ownVisuals(slide).some(({ id }) => id === picture.id)
  return (
    <section aria-label="Picture" className="flex flex-col gap-3">
      <div className="flex min-w-0 items-center gap-3">
        {!isDrawn(picture) && picture.url !== '' && (
          <img
            src={urlFor(picture.url)}
            alt=""
            className="h-15 w-22 shrink-0 rounded-slide bg-surface-sunken object-cover"
          />
        )}
        <div className="flex min-w-0 flex-col items-start gap-1">
          <p className="line-clamp-2 text-small font-label">{nameOf(picture)}</p>
          {picture.attribution !== undefined && (
            <p className="text-small text-ink-subtle">{picture.attribution}</p>
          )}
          <Button size="small" onClick={() => reopen(picture)}>
            Replace
          </Button>
        </div>
      </div>
      <CropButtons picture={picture} />
      {fitted && (
        <div>
          <Segment
            label="Picture fit"
            options={fits}
            value={picture.crop || picture.mask ? 'cover' : (picture.fit ?? 'cover')}
            onChange={(fit) =>
              document.edit(slide.id, (current) => withPictureFit(current, picture.id, fit))
            }
          />
        </div>
      )}
    </section>
  )
}

/** Crops the picture, or says why it cannot be cropped. */
function CropButtons({ picture }: { readonly picture: Picture }) {
  const refusal = cropRefusal(useEditor().slide, picture)
  return (
    <div className="flex flex-col items-start gap-1.5">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<CropIcon {...smallIconProps} />}
          disabled={refusal !== undefined}
          onClick={() => setCropping({ elementId: picture.id, shapes: false })}
        >
          Crop
        </Button>
        <Button
          size="small"
          icon={<ShapesIcon {...smallIconProps} />}
          disabled={refusal !== undefined}
          onClick={() => setCropping({ elementId: picture.id, shapes: true })}
        >
          Crop to shape
        </Button>
      </div>
      {refusal !== undefined && <p className="text-small text-ink-subtle">{refusal}</p>}
    </div>
  )
}

function isDrawn({ url }: Picture): boolean {
  return url.startsWith('illustration:')
}

function nameOf({ title, alt, prompt }: Picture): string {
  return [title, alt, prompt].find((words) => words !== undefined && words !== '') ?? 'Picture'
}
