import type { ShowRole } from './showMessage.ts'

/**
 * Orders the changes of a show that two windows make, so that a late message never undoes a newer change
 * and both end with the same one. 0 before the first; even ones are the audience window's, odd ones the
 * speaker's, which wins where both change something at once.
 */
export type Turn = number

export function nextTurn(turn: Turn, role: ShowRole): Turn {
  return (Math.floor(turn / 2) + 1) * 2 + parityOf(role)
}

export function isTurnOf(turn: Turn, role: ShowRole): boolean {
  return turn > 0 && turn % 2 === parityOf(role)
}

/** Returns whether a window at `mine` follows one at `theirs`; one that has just opened follows any. */
export function follows(mine: Turn, theirs: Turn): boolean {
  return mine === 0 || theirs > mine
}

function parityOf(role: ShowRole): 0 | 1 {
  return role === 'speaker' ? 1 : 0
}
