import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { DocumentTemplate } from "#domain/settings/document-template-schema.ts";
import { checkTemplate } from "#domain/settings/document-template.ts";
import { settingsVersion } from "#domain/settings/settings-version.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import type { Versioned } from "./messages.ts";
import { changedSettings, saveSettings, staleSettings } from "./save-settings.ts";

export const templatesAccess: AccessRule = PAGES.TemplateSettings.access;

const NAMES = { budget: "budgetTemplate", order: "orderTemplate" } as const;

/** Use cases of the templates of documents: one for budgets, one for orders.
 *  @source spec, settings screens: quote template */
export function createTemplateSettings(scope: Scope) {
  return {
    read(type: RequestType): Versioned<DocumentTemplate> {
      const settings = authoriseUser(scope, templatesAccess).distributor.settings[NAMES[type]];
      return { settings, version: settingsVersion(settings) };
    },
    /** Saves a template, of which each text can be filled.
     *  @throws DomainError STALE_VERSION when it is not what was read; INVALID_BODY with the texts that name a variable
     *    or a list that there is not, or leave a list open */
    async save(
      type: RequestType,
      { settings, version }: Versioned<DocumentTemplate>,
    ): Promise<Versioned<DocumentTemplate>> {
      const tenant = authoriseUser(scope, templatesAccess);
      const issues = checkTemplate(settings.blocks);
      if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
      const name = NAMES[type];
      const before = tenant.distributor.settings[name];
      if (version !== settingsVersion(before)) throw staleSettings(tenant.distributor);
      const changes = changedSettings({ [name]: toLogged(before) }, { [name]: toLogged(settings) });
      if (Object.keys(changes).length > 0) {
        await saveSettings(scope, tenant, {
          event: "template.changed",
          ...{ expected: { [name]: before }, after: { [name]: settings }, changes },
        });
      }
      return { settings, version: settingsVersion(settings) };
    },
  };
}

/** A template as the log keeps it: as one text. */
function toLogged(template: DocumentTemplate): string {
  return JSON.stringify(template);
}
