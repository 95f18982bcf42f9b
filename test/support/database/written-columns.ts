type Query = (text: string, values: readonly unknown[]) => Promise<readonly { readonly columns: string }[]>

/** The columns that a statement copying rows may write: all but the generated ones. */
export const writtenColumns = async (query: Query, table: string): Promise<string> => {
  const [row] = await query(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'svc' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return row!.columns
}
