import type { Paint, Scene } from '@deckloom/scene'
import { drawingNamespaces } from '../opc/namespaces.ts'
import { tag } from '../opc/xml.ts'
import { connectionsOf } from '../shapes/connections.ts'
import { groupMarks } from '../shapes/groupMarks.ts'
import { markShapes } from '../shapes/markShapes.ts'
import type { ShapeContext } from '../shapes/shapeContext.ts'
import { followMaster } from './slideLayout.ts'
import { commonSlide } from './shapeTree.ts'

/** Writes `p:sld`: the content specific to this slide. */
export function slidePart(scene: Scene, context: ShapeContext): string {
  const { background, hidden, layout, transition } = scene
  return tag(
    'p:sld',
    { ...drawingNamespaces, show: hidden ? 0 : undefined },
    commonSlide({
      shapes: markShapes(groupMarks(scene), {
        ...context,
        connections: connectionsOf(scene.marks, context.nextId),
      }),
      ...(!samePaint(background, layout.background) && { background }),
    }),
    followMaster,
    transitionOf(transition),
  )
}

function samePaint(one: Paint, other: Paint): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

function transitionOf(transition: Scene['transition']): string {
  switch (transition) {
    case 'fade':
      return tag('p:transition', { spd: 'med' }, tag('p:fade', {}))
    case 'push':
      return tag('p:transition', { spd: 'med' }, tag('p:push', { dir: 'l' }))
    case 'none':
    case undefined:
      return ''
  }
}
