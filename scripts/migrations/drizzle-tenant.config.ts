import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./worker/db/schema/tenant.ts",
  out: "./migrations/tenant",
  migrations: { prefix: "timestamp" },
});
