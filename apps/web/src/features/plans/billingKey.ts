export const billingKey = ['/api/billing'] as const
