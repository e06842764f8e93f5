import { runSql } from "./database.ts";
import { KEPT_PREFIX } from "./kept-demo.ts";

async function tablesWith(column: string): Promise<string[]> {
  const rows = await runSql(
    `select m.name as name from sqlite_master m, pragma_table_info(m.name) c
      where m.type = 'table' and c.name = ? and m.name not like '${KEPT_PREFIX}%' order by m.name`,
    [column],
  );
  return rows.map(({ name }) => String(name));
}

/** All stored rows of the distributors, as text: equal texts mean that nothing was changed. */
export async function readEverythingOf(distributorIds: readonly string[]): Promise<string> {
  const tables = await tablesWith("distributor_id");
  const owners = JSON.stringify(distributorIds);
  const distributors = await runSql(
    "select * from distributor where id in (select value from json_each(?))",
    [owners],
  );
  const results = [distributors];
  for (const table of tables) {
    results.push(
      await runSql(`select * from "${table}" where distributor_id in (select value from json_each(?))`, [
        owners,
      ]),
    );
  }
  return results.map((rows) => rows.map((row) => JSON.stringify(row)).sort()).join("\n");
}

/** The newest id in each table with rows of the distributor. */
export async function readIdsOf(distributorId: string): Promise<{ table: string; id: string }[]> {
  const withId = new Set(await tablesWith("id"));
  const tables = (await tablesWith("distributor_id")).filter((name) => withId.has(name));
  const newest = tables.map(
    (table) =>
      `select '${table}' as name, id from (select id from "${table}" where distributor_id = ?1 order by rowid desc limit 1)`,
  );
  const found = [];
  for (let at = 0; at < newest.length; at += 50) {
    found.push(...(await runSql(newest.slice(at, at + 50).join(" union all "), [distributorId])));
  }
  return found.map((row) => ({ table: String(row["name"]), id: String(row["id"]) }));
}
