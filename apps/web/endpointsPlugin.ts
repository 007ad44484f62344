import type { Plugin } from 'vite'
import { parseAst } from 'vite'

type Statement = ReturnType<typeof parseAst>['body'][number]

/**
 * The browser needs the method and the path of an endpoint, and none of the schemas that its definition names: they are
 * for the server. What is left of `export const x = endpoint({ … })` is `export const x = 'GET /api/…'`, which the
 * bundler writes into the calls: a page carries the routes that it calls and no others.
 */
export function endpointsPlugin(): Plugin {
  return {
    name: 'deckloom:endpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]endpoints[\\/](?!index\.ts)\w+\.ts$/ },
      handler: (code, id) =>
        parseAst(code, { lang: 'ts' })
          .body.flatMap((one) => left(one, id))
          .join('\n'),
    },
  }
}

function left(statement: Statement, file: string): readonly string[] {
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { declaration } = statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.map(({ id, init }) => {
    const name = id.type === 'Identifier' ? id.name : '?'
    const definition = init?.type === 'CallExpression' ? init.arguments[0] : undefined
    const parts = new Map<string, unknown>()
    for (const part of definition?.type === 'ObjectExpression' ? definition.properties : []) {
      if (part.type !== 'Property' || part.key.type !== 'Identifier') continue
      if (part.value.type === 'Literal') parts.set(part.key.name, part.value.value)
    }
    const [method, path] = [parts.get('method'), parts.get('path')]
    if (typeof method !== 'string' || typeof path !== 'string')
      throw new Error(`${name} in ${file} needs its method and path written as literals`)
    return `export const ${name} = ${JSON.stringify(`${method} ${path}`)}`
  })
}
