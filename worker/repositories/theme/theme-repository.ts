import { eq } from "drizzle-orm";
import type { Theme, ThemeInput } from "#domain/theme/theme-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { distributorProfile } from "#worker/db/schema/access.ts";

/** A stored theme. Its version is the time of the profile's last change, by which a save detects concurrent ones. */
export interface StoredTheme {
  theme: Theme;
  version: string;
}

/** Theme of one distributor. */
export function createThemeRepository(database: Database, distributorId: string) {
  const { orm } = database;
  return {
    async readTheme(): Promise<StoredTheme> {
      const [rows] = await database.readBatch([
        orm
          .select({ theme: distributorProfile.theme, version: distributorProfile.updatedAt })
          .from(distributorProfile)
          .where(eq(distributorProfile.distributorId, distributorId))
          .limit(1),
      ]);
      const stored = ThemeSchema.safeParse(rows[0]?.theme);
      return { theme: stored.data ?? ThemeSchema.parse({}), version: rows[0]?.version ?? "" };
    },
  };
}

/** Replaces the theme. Fails if the profile has changed since the version that the edit began with. */
export function replaceTheme(
  distributorId: string,
  { theme, version, at, stale }: { theme: ThemeInput; version: string; at: string; stale: () => Error },
): WriteStatement[] {
  return [
    updateRow(distributorProfile, { distributorId, updatedAt: version }, { theme, updatedAt: at }),
    assertChanged("STALE_VERSION", 1, stale),
  ];
}
