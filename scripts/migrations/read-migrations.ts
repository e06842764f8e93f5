import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Separator of statements, as drizzle-kit writes it. Semicolons cannot be used, since triggers contain them. */
const BREAKPOINT = "--> statement-breakpoint";

export interface Migration {
  /** File name without `.sql`; it begins with a timestamp, so that names sort by time. */
  tag: string;
  file: string;
  sqlHash: string;
  statements: readonly string[];
}

/** Migrations of a folder, oldest first; empty for a missing folder. */
export function readMigrations(folder: string): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const sql = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
      return {
        tag: name.slice(0, -".sql".length),
        file,
        sqlHash: createHash("sha256").update(sql).digest("hex"),
        statements: splitStatements(sql),
      };
    });
}

function splitStatements(sql: string): string[] {
  return sql
    .split(BREAKPOINT)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replaceAll(/^\s*--.*$/gm, "").trim() !== "");
}
