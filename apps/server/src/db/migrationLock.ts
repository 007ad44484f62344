/** The advisory lock of whoever changes the schema: any number, the same for every Deckloom of one database. */
export const migrationLock = 3_325_570
