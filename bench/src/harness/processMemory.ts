import { readdirSync, readFileSync } from 'node:fs'

/** Memory of a process, MB. */
export interface ProcessMemory {
  readonly pid: number
  readonly command: string
  /** Resident set size: shared memory counts fully in each process. */
  readonly resident: number
  /** Proportional set size: shared memory is divided among its processes, so these can be added up. */
  readonly share: number
}

/** Returns the memory of a process and its descendants, on Linux. */
export function memoryOfTree(pid: number): readonly ProcessMemory[] {
  return [memoryOf(pid), ...childrenOf(pid).flatMap(memoryOfTree)]
}

export function memoryOf(pid: number): ProcessMemory {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1]) / 1024
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  return { pid, command, resident: field('Rss'), share: field('Pss') }
}

/** Returns the CPU time of a process and its running descendants, milliseconds; 0 if it is gone. */
export function processorOfTree(pid: number): number {
  try {
    return (
      processorOf(pid) + childrenOf(pid).reduce((sum, child) => sum + processorOfTree(child), 0)
    )
  } catch {
    return 0
  }
}

/** Returns the CPU time of a process, milliseconds. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const ticks = Number(fields[11]) + Number(fields[12])
  return ticks * 10
}

function childrenOf(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  )
}
