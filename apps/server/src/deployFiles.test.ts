import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import bundles from '../bundles.json' with { type: 'json' }
import { type Config, configVariables, readConfig } from './config/config.ts'
import { registerHealth } from './http/health.ts'
import { bodyLimits, serverLimits } from './http/limiter/limits.ts'
import { shutdownMs } from './stopInOrder.ts'

const root = resolve(import.meta.dirname, '../../..')
const textOf = (name: string) => readFileSync(join(root, name), 'utf8')

type Environment = Readonly<Record<string, string>>
const environment = z.record(z.string(), z.string())

/** The lines of an environment file, or of `NAME=value` pairs. */
function environmentIn(text: string): Environment {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), after(line)]))
}
const after = (line: string) => line.slice(line.indexOf('=') + 1)

/** Interpolates like Compose: `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
function filledIn(values: Environment, given: Environment): Environment {
  const fill = (value: string) =>
    value
      .replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name: string) => given[name] ?? '')
      .replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, usual: string) => given[name] ?? usual)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]))
}

/** The server's configuration for an environment; fails on invalid names and values. */
function configOf(values: Environment): Config {
  // Node's own, and the shell's.
  const others = new Set(['HOME'])
  const unknown = Object.keys(values).filter((name) => !configVariables.includes(name))
  expect(unknown.filter((name) => !others.has(name))).toEqual([])
  const read = readConfig(values)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.config
}

const dockerfile = textOf('Dockerfile')
const [, finalStage = ''] = dockerfile.split(/^FROM .*(?<!AS build)$/m)
const instruction = (name: string) =>
  new RegExp(`^${name} (.*)$`, 'm').exec(finalStage)?.[1]?.trim() ?? ''
const ofImage = environmentIn(instruction('ENV').replaceAll(' ', '\n'))

const paths = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path]) => path)

/** The URLs of health checks and metrics. */
async function watchedPaths(): Promise<readonly string[]> {
  const app = fastify()
  registerHealth(app, {
    look: async () => ({ status: 'ready', checks: {} }),
    stopping: new AbortController().signal,
    version: { version: '1', commit: null, schema: 1 },
  })
  await app.ready()
  return ['/healthz', '/readyz'].filter((url) => app.hasRoute({ method: 'GET', url }))
}

describe('the Dockerfile', () => {
  test('speaks of the variables, the port and the folder that the server has', () => {
    const config = configOf(ofImage)
    expect([config.host, String(config.port), config.dataDir]).toEqual([
      '0.0.0.0',
      instruction('EXPOSE'),
      instruction('VOLUME'),
    ])
    expect(finalStage).toContain(`RUN mkdir ${config.dataDir} && chown ${instruction('USER')}`)
    expect(instruction('USER')).toMatch(/^[1-9]\d+:[1-9]\d+$/)
    const script = /^\["node", "dist\/server\/(\w+)\.js"\]$/.exec(instruction('CMD'))?.[1] ?? ''
    expect(Object.keys(bundles)).toContain(script)
    expect(dockerfile).toContain('\nARG BASE=')
  })

  test('checks an address that answers, and stops as the server expects', async () => {
    const asked = paths(finalStage, /process\.env\.PORT\}(\/\w+)/g)
    expect(asked).toHaveLength(1)
    expect(await watchedPaths()).toEqual(expect.arrayContaining(asked))
    expect(instruction('STOPSIGNAL')).toBe('SIGTERM')
  })

  test('is built from all that the build reads: .dockerignore leaves nothing out but tests and what is made', () => {
    const lines = textOf('.dockerignore')
      .split('\n')
      .filter((line) => /^[^#]/.test(line))
    const isLeftOut = (path: string) =>
      lines.reduce((out, line) => {
        const meant = line
          .replace('!', '')
          .replaceAll('.', String.raw`\.`)
          .replaceAll(/(?<!\*)\*(?!\*)/g, '[^/]*')
          .replaceAll('**/', '(?:.*/)?')
        return new RegExp(`^${meant}(?:/|$)`).test(path) ? !line.startsWith('!') : out
      }, false)
    const made = /(?:^|\/)(?:node_modules|dist|\.tsc)\/|^apps\/web\/public\/fonts\/|\.tsbuildinfo$/
    const files = ['apps', 'packages', 'tools'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
    )
    const sources = files.filter((path) => !made.test(path))
    expect(sources.length).toBeGreaterThan(1_000)
    expect(sources.filter(isLeftOut).filter((path) => !/\.test\.tsx?$/.test(path))).toEqual([])
    const manifest = z.object({ workspaces: z.array(z.string()) })
    const { workspaces } = manifest.parse(JSON.parse(textOf('package.json')))
    const alone = workspaces.filter((name) => !name.includes('*'))
    const needed = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'LICENSE', 'NOTICE']
    const manifests = alone.map((name) => `${name}/package.json`)
    expect([...needed, ...manifests].filter(isLeftOut)).toEqual([])
    for (const secret of ['data/session-secret', 'deploy/three.env', '.env', '.git/config'])
      expect([secret, isLeftOut(secret)]).toEqual([secret, true])
  })
})

const service = z.looseObject({
  environment: environment.optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  tmpfs: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
})
const compose = z.object({ services: z.record(z.string(), service) })
const servicesOf = (name: string) => compose.parse(parse(textOf(name), { merge: true })).services

function expectConfined(one: z.infer<typeof service>): void {
  expect(one.read_only).toBe(true)
  expect(one.cap_drop).toEqual(['ALL'])
  expect(one['security_opt']).toEqual(['no-new-privileges:true'])
  expect(one.volumes?.some((volume) => volume.endsWith(ofImage['DATA_DIR'] ?? '?'))).toBe(true)
  expect(one.tmpfs?.some((mount) => mount.startsWith(`${ofImage['HOME']}:`))).toBe(true)
  expect(Number.parseInt(one.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(shutdownMs.exit)
}

describe('the files for Compose', () => {
  test('one server: nothing has to be set, and all of it is known', () => {
    const { deckloom } = servicesOf('deploy/compose.yaml')
    if (!deckloom) throw new Error('there is no server')
    const values = filledIn(deckloom.environment ?? {}, {})
    expect(configOf({ ...ofImage, ...values })).toMatchObject({ databaseUrl: undefined })
    expect(deckloom.ports).toEqual([`127.0.0.1:3000:${ofImage['PORT']}`])
    expectConfined(deckloom)
  })

  test('three servers: the same environment for each, all that they share is set, and the proxy knows them', () => {
    const services = servicesOf('deploy/compose.three.yaml')
    const names = Object.keys(services).filter((name) => name.startsWith('deckloom-'))
    expect(names).toHaveLength(3)
    const given = environmentIn(textOf('deploy/three.env.example'))
    const environments = names.map((name) => services[name]?.environment)
    expect(new Set(environments.map((one) => JSON.stringify(one))).size).toBe(1)
    const asked = [...JSON.stringify(services).matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name)
    expect(Object.keys(given)).toEqual(expect.arrayContaining(asked))
    const config = configOf({ ...ofImage, ...filledIn(environments[0] ?? {}, given) })
    expectShared(config)
    for (const name of names) expectConfined(services[name] ?? {})

    const proxy = textOf('deploy/three.nginx.conf')
    const upstreams = paths(proxy, /^\s+server ([\w-]+:\d+) /gm)
    expect(upstreams).toEqual(names.map((name) => `${name}:${ofImage['PORT']}`))
    expect(services['proxy']?.ports).toEqual(['127.0.0.1:8080:8080'])
    expect(proxy).toContain('listen 8080;')
  })
})

/** What servers of one database must have in common. */
function expectShared(config: Config): void {
  const { databaseUrl, redis, bucket, sessionSecret, auditKeys, publicUrl, trustProxy } = config
  for (const one of [databaseUrl, redis, bucket, sessionSecret, auditKeys[0], publicUrl])
    expect(one).toBeDefined()
  expect(trustProxy).not.toBe(false)
}

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const labels = z.record(z.string(), z.string())
const deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    replicas: z.number(),
    selector: z.object({ matchLabels: labels }),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({
          runAsNonRoot: z.literal(true),
          runAsUser: z.number(),
          runAsGroup: z.number(),
          fsGroup: z.number(),
        }),
        containers: z.tuple([
          z.object({
            ports: z.tuple([z.object({ name: z.string(), containerPort: z.number() })]),
            startupProbe: probe,
            readinessProbe: probe,
            livenessProbe: probe,
            securityContext: z.object({
              allowPrivilegeEscalation: z.literal(false),
              readOnlyRootFilesystem: z.literal(true),
              capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
            }),
            volumeMounts: z.array(z.object({ mountPath: z.string() })),
          }),
        ]),
      }),
    }),
  }),
})

describe('the manifests for Kubernetes', () => {
  const manifests: unknown[] = parseAllDocuments(textOf('deploy/kubernetes.yaml')).map((one) =>
    one.toJS(),
  )
  const ofKind = (kind: string) => {
    const found = manifests.find(
      (one) => z.object({ kind: z.literal(kind) }).safeParse(one).success,
    )
    return z.looseObject({ spec: z.looseObject({}).optional() }).parse(found)
  }
  const server = deployment.parse(ofKind('Deployment')).spec
  const [container] = server.template.spec.containers

  test('the environment is known, and holds all that servers share', () => {
    const data = environment.parse(ofKind('ConfigMap')['data'])
    const secret = z
      .object({ kind: z.literal('Secret'), stringData: environment })
      .parse(parse(textOf('deploy/kubernetes-secret.example.yaml')))
    expectShared(configOf({ ...ofImage, ...data, ...secret.stringData }))
  })

  test('ports, user, folders, probes and the time to stop are those of the image and the server', async () => {
    const { spec } = server.template
    const { runAsUser, runAsGroup, fsGroup } = spec.securityContext
    expect(`${runAsUser}:${runAsGroup}`).toBe(instruction('USER'))
    expect(fsGroup).toBe(runAsGroup)
    const [port] = container.ports
    expect(String(port.containerPort)).toBe(ofImage['PORT'])
    const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe]
    expect(probes.map(({ httpGet }) => httpGet.port)).toEqual([port.name, port.name, port.name])
    expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(['/readyz', '/readyz', '/healthz'])
    expect(await watchedPaths()).toEqual(['/healthz', '/readyz'])
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([
      ofImage['DATA_DIR'],
      ofImage['HOME'],
    ])
    expect(spec.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(shutdownMs.exit)
  })

  test('what selects the servers selects them, and one may always be taken away', () => {
    const { matchLabels } = server.selector
    expect(server.template.metadata.labels).toEqual(matchLabels)
    const budget = ofKind('PodDisruptionBudget').spec
    expect(budget).toEqual({ minAvailable: server.replicas - 1, selector: { matchLabels } })
    expect(ofKind('Service').spec?.['selector']).toEqual(matchLabels)
    expect(JSON.stringify(ofKind('Service').spec)).toContain('"targetPort":"http"')
    expect(JSON.stringify(ofKind('Ingress').spec)).toContain('"path":"/","pathType":"Prefix"')
  })
})

test('the systemd unit starts what is built, with known variables, and waits until the server has ended', () => {
  const unit = textOf('deploy/deckloom.service')
  const of = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
  const own = environmentIn(of('Environment').replaceAll(' ', '\n'))
  const config = configOf({ ...own, ...environmentIn(textOf('deploy/deckloom.env.example')) })
  expect(config.dataDir).toBe(`/var/lib/${of('StateDirectory')}`)
  const script = /dist\/server\/(\w+)\.js$/.exec(of('ExecStart'))?.[1] ?? ''
  expect(Object.keys(bundles)).toContain(script)
  expect(Number(of('TimeoutStopSec')) * 1_000).toBeGreaterThan(shutdownMs.exit)
})

describe('the examples of proxies', () => {
  const largest = Math.max(...Object.values(bodyLimits))
  const bytes = (words: string | undefined) => Number.parseInt(words ?? '', 10) * 1024 * 1024
  const seconds = (words: string | undefined) => Number.parseInt(words ?? '', 10) * 1_000

  test.each(['deploy/nginx.conf', 'deploy/three.nginx.conf'])('%s', (name) => {
    const text = textOf(name)
    const of = (word: string) => new RegExp(`^\\s*${word} (.*);$`, 'm').exec(text)?.[1]
    expect(bytes(of('client_max_body_size'))).toBe(largest)
    expect(of('proxy_buffering')).toBe('off')
    expect(of('proxy_request_buffering')).toBe('off')
    for (const word of ['proxy_read_timeout', 'proxy_send_timeout'])
      expect(seconds(of(word))).toBeGreaterThanOrEqual(serverLimits.fileTimeoutMs)
    const kept = of('keepalive_timeout')
    if (kept !== undefined) expect(seconds(kept)).toBeLessThan(serverLimits.keepAliveTimeoutMs)
    // With a path of its own nginx would replace that of the request.
    expect(of('proxy_pass')).toMatch(/^http:\/\/[\w.]+(?::\d+)?$/)
  })

  test('deploy/Caddyfile', () => {
    const text = textOf('deploy/Caddyfile')
    expect(bytes(/max_size (\d+)MiB/.exec(text)?.[1])).toBe(largest)
    expect(text).toContain(`reverse_proxy 127.0.0.1:${configOf({}).port} {`)
    expect(text).toContain('flush_interval -1')
    expect(seconds(/keepalive (\d+)s/.exec(text)?.[1])).toBeLessThan(
      serverLimits.keepAliveTimeoutMs,
    )
    expect(seconds(/response_header_timeout (\d+)s/.exec(text)?.[1])).toBeGreaterThanOrEqual(
      serverLimits.fileTimeoutMs,
    )
  })

  test('the Ingress', () => {
    const text = textOf('deploy/kubernetes.yaml')
    const of = (word: string) => new RegExp(`${word}: '?([^'\\n]+)'?$`, 'm').exec(text)?.[1]
    expect(bytes(of('proxy-body-size'))).toBe(largest)
    expect(of('proxy-buffering')).toBe('off')
    expect(seconds(of('proxy-read-timeout'))).toBeGreaterThanOrEqual(serverLimits.fileTimeoutMs)
  })
})

test('every file of the folder is named where operating is described', () => {
  const page = textOf('docs/operating.md')
  const files = readdirSync(join(root, 'deploy')).map((name) => `deploy/${name}`)
  expect([...files, 'Dockerfile'].filter((name) => !page.includes(name))).toEqual([])
})
