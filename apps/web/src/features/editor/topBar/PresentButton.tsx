import { Button } from '@deckloom/ui'
import { Play } from 'lucide-react'
import { iconProps } from '../controls/iconProps.ts'
import { usePresent } from '../session/usePresent.ts'

export function PresentButton({ iconOnly = false }: { readonly iconOnly?: boolean }) {
  const present = usePresent()
  return (
    <Button
      variant="primary"
      icon={<Play {...iconProps} className={iconOnly ? '' : 'max-xl:hidden'} />}
      iconOnly={iconOnly}
      aria-label="PRESENT"
      onClick={() => present()}
    >
      {!iconOnly && 'PRESENT'}
    </Button>
  )
}
