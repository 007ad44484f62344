import type { FastifyRequest } from 'fastify'
export const g = ({ url: target }: FastifyRequest) => target
