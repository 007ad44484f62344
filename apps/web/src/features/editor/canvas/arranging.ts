import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDownToLine,
  ArrowUpToLine,
  BringToFront,
  SendToBack,
} from 'lucide-react'

/** The six places of an alignment, in the words of menu and panel. */
export const alignments = [
  { action: 'align-left', label: 'Left edge', Icon: AlignStartVertical },
  { action: 'align-center', label: 'Centre across', Icon: AlignCenterVertical },
  { action: 'align-right', label: 'Right edge', Icon: AlignEndVertical },
  { action: 'align-top', label: 'Top edge', Icon: AlignStartHorizontal },
  { action: 'align-middle', label: 'Centre down', Icon: AlignCenterHorizontal },
  { action: 'align-bottom', label: 'Bottom edge', Icon: AlignEndHorizontal },
] as const

export const distributions = [
  { action: 'across', label: 'Distribute across', Icon: AlignHorizontalDistributeCenter },
  { action: 'down', label: 'Distribute down', Icon: AlignVerticalDistributeCenter },
] as const

export const orders = [
  { action: 'forward', label: 'Bring forward', Icon: BringToFront },
  { action: 'backward', label: 'Send backward', Icon: SendToBack },
  { action: 'front', label: 'Bring to front', Icon: ArrowUpToLine },
  { action: 'back', label: 'Send to back', Icon: ArrowDownToLine },
] as const
