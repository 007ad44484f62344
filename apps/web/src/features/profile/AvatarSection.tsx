import type { CurrentUser } from '@deckloom/contract'
import { Button } from '@deckloom/ui'
import { type ChangeEvent, useRef } from 'react'
import { Avatar } from '../../shared/session/Avatar.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { useAvatarChange } from './useAvatarChange.ts'

/** The user's picture, or their initials if there is none. */
export function AvatarSection({ user }: { readonly user: CurrentUser }) {
  const field = useRef<HTMLInputElement>(null)
  const { upload, remove } = useAvatarChange()
  const busy = upload.isPending || remove.isPending
  const hasPicture = user.profileImageUrl !== null
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file && !busy) upload.mutate(file)
    // Allows selecting the same file again.
    target.value = ''
  }
  return (
    <ProfileSection title="Your picture" text="Shown in the header and on this page.">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar user={user} className="size-18 shrink-0 rounded-full font-display text-h2" />
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap gap-2">
            <input
              ref={field}
              type="file"
              accept="image/jpeg,image/png,image/gif,image/webp"
              aria-label="Picture file"
              tabIndex={-1}
              className="sr-only"
              onChange={handleChange}
            />
            <Button working={upload.isPending} onClick={() => !busy && field.current?.click()}>
              {hasPicture ? 'Change picture' : 'Upload picture'}
            </Button>
            {hasPicture && (
              <Button
                variant="quiet"
                working={remove.isPending}
                onClick={() => !busy && remove.mutate()}
              >
                Remove picture
              </Button>
            )}
          </div>
          <p className="mt-2 text-small text-ink-subtle">
            JPG, PNG, GIF or WebP up to 5MB. We’ll crop it to a square.
          </p>
        </div>
      </div>
    </ProfileSection>
  )
}
