/** Begins a statement that a test makes through a connection of the service: the record leaves it out. */
export const ofATest = "/* of a test */"
