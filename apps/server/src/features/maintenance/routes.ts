import { endpoints } from '@deckloom/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { type MaintenancePorts, readMaintenance, readStorage } from './readMaintenance.ts'

const { operation } = endpoints

/** The state of hourly jobs and the disk usage, for administrators. */
export function maintenanceRoutes(app: FastifyInstance, ports: MaintenancePorts): void {
  serve(app, operation.listMaintenance, () => readMaintenance(ports))

  serve(app, operation.readStorage, () => readStorage(ports))
}
