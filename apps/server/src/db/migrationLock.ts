/**
 * The advisory lock for schema changes: an arbitrary number, the same for every Deckloom of one
 * database.
 */
export const migrationLock = 3_325_570
