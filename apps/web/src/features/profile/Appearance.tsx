import { Segment } from '@deckloom/ui'
import { chooseThemeMode, themeModeOptions, useThemeMode } from '../../shared/theme/theme.ts'
import { ProfileSection } from './ProfileSection.tsx'

export function Appearance() {
  const mode = useThemeMode()
  return (
    <ProfileSection title="Appearance" text="For this browser. System follows your device.">
      <Segment
        label="Appearance"
        options={themeModeOptions}
        value={mode}
        onChange={chooseThemeMode}
      />
    </ProfileSection>
  )
}
