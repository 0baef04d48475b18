import type pg from "pg";

interface Index {
  name: string;
  definition: string;
  constraintName: string | null;
  constraint: string | null;
  isOfParent: boolean;
}

/**
 * Adds many rows to a table at once. Its indexes are away meanwhile, since a million rows in no order are sorted once,
 * not one by one; and it is made anew, rows and all, since what a transaction makes is not written to the log as well.
 */
export async function addInBulk(
  client: pg.ClientBase,
  table: string,
  statements: readonly string[],
): Promise<void> {
  await client.query("begin");
  // What a row refers to is what the row that it is a copy of refers to.
  await client.query("set local session_replication_role = replica");
  const indexes = await indexesOf(client, table);
  await client.query(`create temporary table kept on commit drop as table ${table}`);
  await client.query(`truncate ${table}`);
  for (const { name, constraintName } of indexes)
    await client.query(
      constraintName === null
        ? `drop index ${name}`
        : `alter table ${table} drop constraint ${constraintName}`,
    );
  await client.query(`insert into ${table} select * from kept`);
  for (const statement of statements) await client.query(statement);
  for (const { definition, constraintName, constraint } of indexes)
    await client.query(
      constraintName === null
        ? definition
        : `alter table ${table} add constraint ${constraintName} ${constraint}`,
    );
  await client.query("commit");
}

/** Without those of a table of which it is a part: they cannot be away in one part alone. */
async function indexesOf(client: pg.ClientBase, table: string): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition,
       quote_ident(conname) as "constraintName", pg_get_constraintdef(c.oid) as constraint,
       i.relispartition as "isOfParent"
     from pg_index
     join pg_class i on i.oid = indexrelid
     left join pg_constraint c on c.conindid = indexrelid and c.contype in ('p', 'u')
     where indrelid = $1::regclass`,
    [table],
  );
  return rows.filter(({ isOfParent }) => !isOfParent);
}
