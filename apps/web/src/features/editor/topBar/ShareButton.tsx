import { Button } from '@deckloom/ui'
import { copyAddress } from '../session/copyAddress.ts'

export function ShareButton() {
  return <Button onClick={() => void copyAddress()}>SHARE...</Button>
}
