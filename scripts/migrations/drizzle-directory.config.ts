import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./worker/db/schema/directory.ts",
  out: "./migrations/directory",
  migrations: { prefix: "timestamp" },
});
