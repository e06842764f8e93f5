import { runSql } from "./database.ts";

/** Amounts by product code. */
export type Bill = Readonly<Record<string, number>>;

/** Products of a saved request, including those in its kits. */
export function readBill(requestId: string): Promise<Bill> {
  return read(
    `select product_code as code, sum((line.value ->> '$.amount') * (part.value ->> '$.amount')) as amount
      from request join request_version as saved on saved.request_id = request.id and saved.version = request.version,
        json_each(saved.content, '$.lines') as line, json_each(line.value, '$.products') as part
      join product on product.id = part.value ->> '$.productId' where request.id = ? group by 1`,
    requestId,
  );
}

/** Units of each product reserved for a request. */
export function readTaken(requestId: string): Promise<Bill> {
  return read(
    `select product_code as code, sum(reserved_change) as amount from stock_move
      join product on product.id = product_id where request_id = ? group by 1`,
    requestId,
  );
}

/** Sizes of a request's files. */
export async function readFileBytes(requestId: string): Promise<number[]> {
  const rows = await runSql(
    "select size_bytes from request_file join file on file.id = file_id where request_id = ? order by 1",
    [requestId],
  );
  return rows.map((row) => Number(row["size_bytes"]));
}

/** Number of requests saved under a name. */
export async function countRequests(name: string): Promise<number> {
  const [row] = await runSql("select count(*) as saved from request where name = ?", [name]);
  return Number(row?.["saved"]);
}

async function read(sql: string, requestId: string): Promise<Bill> {
  const rows = await runSql(sql, [requestId]);
  return Object.fromEntries(rows.map((row) => [String(row["code"]), Number(row["amount"])]));
}
