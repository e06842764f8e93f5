/** `npm run import:irradiation -- <file.csv> "<source to cite>"`: imports monthly irradiation of municipalities into
 *  the directory; existing rows are replaced. docs/data.md describes the format. */
import { readFileSync } from "node:fs";
import { createClient } from "@libsql/client/web";
import { readIrradiation } from "#scripts/irradiation/read-irradiation.ts";
import { Failure, messageOf } from "#scripts/stack/failure.ts";
import { runCommand } from "#scripts/stack/run-command.ts";

await runCommand(async () => {
  const [file, source] = process.argv.slice(2);
  const url = process.env.DIRECTORY_DATABASE_URL;
  if (!file || !source) {
    throw new Failure(
      "A file and the source to cite are needed",
      'npm run import:irradiation -- atlas.csv "Name of the atlas, year"',
    );
  }
  if (!url) {
    throw new Failure(
      "DIRECTORY_DATABASE_URL is not set",
      "Name the directory's database; that of npm start is http://127.0.0.1:8889 while it runs",
    );
  }
  const rows = readRows(file);
  const authToken = process.env.DIRECTORY_DATABASE_TOKEN;
  const client = createClient({ url, ...(authToken ? { authToken } : {}) });
  await client.execute({
    sql: `insert into irradiation (ibge_code, horizontal_wh_m2_day, tilted_wh_m2_day, source)
      select value ->> 'ibgeCode', value -> 'horizontalWhM2Day', value -> 'tiltedWhM2Day', ? from json_each(?) where true
      on conflict (ibge_code) do update set horizontal_wh_m2_day = excluded.horizontal_wh_m2_day,
        tilted_wh_m2_day = excluded.tilted_wh_m2_day, source = excluded.source`,
    args: [source, JSON.stringify(rows)],
  });
  process.stdout.write(`Irradiation of ${rows.length} municipalities imported\n`);
});

function readRows(file: string) {
  try {
    return readIrradiation(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Failure(
      `${file} cannot be imported: ${messageOf(error)}`,
      "Correct the file; nothing was written",
    );
  }
}
