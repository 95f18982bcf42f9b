/** Runs a statement and returns its rows. */
export type Sql = <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
