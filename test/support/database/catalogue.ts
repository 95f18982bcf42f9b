/** Runs a statement and gives its rows. */
export type Sql = <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>
