import { DomainError } from "#domain/shared/errors.ts";
import { platformSender, platformTenant, PLATFORM_ID } from "#worker/platform.ts";
import {
  createEmailRepository,
  type EmailSender,
  type StoredEmail,
} from "#worker/repositories/notifications/email-repository.ts";
import type { RenderedEmail } from "#worker/gateways/email/render-email.ts";
import { errorFacts } from "#worker/log.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { listHostsOf } from "./send-emails-soon.ts";
import { writeEmail } from "./write-email.ts";

/** Limit of listed e-mails. */
const MAX_EMAILS = 100;

/** An e-mail that was not sent, as its recipient would read it. */
export interface OutboxEmail extends RenderedEmail {
  id: string;
  recipient: string;
  kind: string;
  createdAt: string;
}

/** Lists the latest e-mails of the distributor, for developers.
 *  @throws DomainError NOT_FOUND in production */
export function createReadEmailOutbox(scope: Scope) {
  return async (): Promise<OutboxEmail[]> => readOutboxOf(scope, () => tenantOf(scope));
}

/** Lists the latest e-mails of the platform, for developers. */
export function createReadPlatformEmailOutbox(scope: Scope) {
  return async (): Promise<OutboxEmail[]> => readOutboxOf(scope, () => platformTenant(scope));
}

async function readOutboxOf(scope: Scope, choose: () => Tenant): Promise<OutboxEmail[]> {
  if (scope.env.ENVIRONMENT === "production") throw new DomainError("NOT_FOUND", { entity: "page", id: "" });
  const tenant = choose();
  const { distributor, database } = tenant;
  const latest = await createEmailRepository(database, distributor.id).listLatest(MAX_EMAILS);
  const sender = distributor.id === PLATFORM_ID ? platformSender() : latest.sender;
  if (sender === null) return [];
  const hosts = await listHostsOf(scope, tenant);
  return latest.emails.map(({ content, ...email }) => ({
    ...email,
    ...read({ content, ...email }, sender, hosts),
  }));
}

/** An e-mail that cannot be rendered shows the reason instead. */
function read({ content, kind }: StoredEmail, sender: EmailSender, hosts: readonly string[]): RenderedEmail {
  try {
    return writeEmail(content, sender, hosts);
  } catch (error) {
    return { subject: kind, html: "", text: errorFacts(error)["error"] ?? "" };
  }
}
