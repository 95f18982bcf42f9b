/**
 * Begins a statement that a test sends through a connection of the service, so that the record of statements omits it.
 */
export const ofATest = "/* of a test */"
