import type { ServerResponse } from 'node:http'
import { defineConfig, type Plugin, type ViteDevServer } from 'vite'
import type { GalleryFile } from './galleryFiles.ts'

// The packages are TypeScript sources, which Vite runs for the server as it does for the page.
const files: Plugin = {
  name: 'gallery-files',
  configureServer(server: ViteDevServer) {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://gallery')
      if (own.test(pathname)) void answer(server, pathname, response)
      else next()
    })
  },
}

const own = /^\/(?:corpus\.json$|fonts\/|files\/|png\/)/u

async function answer(
  server: ViteDevServer,
  path: string,
  response: ServerResponse,
): Promise<void> {
  try {
    const { galleryFile } = await server.ssrLoadModule('/galleryFiles.ts')
    const file: GalleryFile | undefined = await galleryFile(path)
    if (file) response.setHeader('content-type', file.contentType).end(file.body)
    else response.writeHead(404).end()
  } catch (error) {
    server.config.logger.error(String(error))
    response.writeHead(500).end()
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [files],
  server: { port: 5180 },
})
