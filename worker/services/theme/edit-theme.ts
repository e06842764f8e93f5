import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { Theme, ThemeInput } from "#domain/theme/theme-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  createThemeRepository,
  replaceTheme,
  type StoredTheme,
} from "#worker/repositories/theme/theme-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

export const themeAccess: AccessRule = PAGES.ThemeSettings.access;

/** Reads the theme for an edit, with its version. */
export function createReadTheme(scope: Scope) {
  return async function readTheme(): Promise<StoredTheme> {
    const { distributor, database } = authoriseUser(scope, themeAccess);
    return createThemeRepository(database, distributor.id).readTheme();
  };
}

/** Saves the theme. Pages use it from their next load, e-mails from the next one that is sent.
 *  @throws DomainError STALE_VERSION if the distributor's profile has changed since the version */
export function createSaveTheme(scope: Scope) {
  return async function saveTheme(theme: ThemeInput, version: string): Promise<StoredTheme> {
    const { distributor, database } = authoriseUser(scope, themeAccess);
    const themes = createThemeRepository(database, distributor.id);
    const { theme: before } = await themes.readTheme();
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...replaceTheme(distributor.id, {
        theme,
        version,
        at,
        stale: () => new DomainError("STALE_VERSION", { entity: "theme", id: distributor.id }),
      }),
      audit(scope, distributor.id, {
        at,
        event: "theme.changed",
        entity: "distributor",
        entityId: distributor.id,
        changes: changesOf(before, theme),
      }),
    ]);
    return themes.readTheme();
  };
}

/** Changed top-level fields for the audit log; of a composite field, only the name is logged. */
function changesOf(before: Theme, after: ThemeInput) {
  const names = Object.keys({ ...before, ...after }) as (keyof ThemeInput)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const [from, to] = [before[name] ?? null, after[name] ?? null];
      if (JSON.stringify(from) === JSON.stringify(to)) return [];
      const isSimple = [from, to].every((value) => typeof value !== "object" || value === null);
      return [[name, isSimple ? { from, to } : { from: null, to: "changed" }]];
    }),
  );
}
