/** The oldest major version of PostgreSQL that the tests run on; `migrate` and `doctor` refuse older servers. */
export const oldestPostgres = 15

export const neededPostgres = `PostgreSQL ${oldestPostgres} or newer`
