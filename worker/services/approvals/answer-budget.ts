import type { Distributor } from "#domain/access/actor.ts";
import type { AnswerApproval, ApprovalPage, GivenAnswer } from "#domain/approvals/approval-schema.ts";
import { isAnswerable, seenVersion, showsBudget } from "#domain/approvals/approval-state.ts";
import { documentCode } from "#domain/documents/document-code.ts";
import { RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import {
  createApprovalRepository,
  type LinkedRequest,
  type StoredLink,
} from "#worker/repositories/approvals/approval-repository.ts";
import { insertAnswer } from "#worker/repositories/approvals/approval-statements.ts";
import { type AuditActor, auditActorOf } from "#worker/repositories/audit/audit-statements.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import { oneOf } from "#worker/repositories/requests/reached.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret } from "#worker/security/tokens.ts";
import { assertRate } from "../access/attempts.ts";
import { audit } from "../audit/audit.ts";
import { noteView } from "../audit/note-view.ts";
import { hexOf, readModel, sayDocument } from "../documents/read-model.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { todayOf } from "../requests/read-requests.ts";
import { newsOfRequest } from "../requests/save-version.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { saleEmails } from "#worker/services/shared/sale-mail.ts";
import { stateOf, toGiven } from "./link-facts.ts";

const TOKEN = /^[\w-]{20,64}$/;

/** Thrown by a batch of which something does not hold any more. */
class ChangedMeanwhile extends Error {}

/** A budget on the page of a link, for everybody who has it. */
export function createApprovals(scope: Scope) {
  /** @throws DomainError NOT_FOUND for a token of no link here */
  async function open(token: string) {
    const tenant = tenantOf(scope);
    const { distributor, database } = tenant;
    const found = TOKEN.test(token)
      ? await createApprovalRepository(database, distributor.id).findByToken(hashSecret(token))
      : null;
    if (found === null) throw new DomainError("NOT_FOUND", { entity: "approvalLink", id: "" });
    const { link, answers, request } = found;
    const today = todayOf(scope, distributor.settings);
    return { ...tenant, ...found, state: stateOf(link, answers, { request, distributor, today }) };
  }

  /** The newest version as the link shows it: what its maker sees, without acceptances, so that the same version is the
   *  same for everybody who is asked. */
  async function readShown(opened: Awaited<ReturnType<typeof open>>) {
    const { distributor, link, request, content } = opened;
    const shows = { prices: true, extraItems: link.showsExtraItems, freight: link.showsFreight };
    const { model } = await readModel(
      {
        ...{ distributor, database: opened.database, request },
        content: RequestContentSchema.parse(content),
        shows: { ...shows, explanation: false },
      },
      { showsApprovals: false },
    );
    const of = { requestId: request.id, version: request.version };
    const { text, digest } = await sayDocument(distributor, model, of);
    return { model, text, sha256: hexOf(digest), code: documentCode(digest) };
  }

  return {
    /** Reads the page of a link: its state, its newest answer, and the newest version as long as it may be seen.
     *  @throws DomainError NOT_FOUND for a token of no link, or of another distributor's */
    async read(token: string): Promise<ApprovalPage> {
      const opened = await open(token);
      const { distributor, link, answers, request, state } = opened;
      const [newest] = answers;
      const shown = showsBudget(state) ? await readShown(opened) : null;
      if (shown !== null) noteView(scope, { event: "budget.approval-link-viewed", request, link });
      return {
        ...{ state, distributorName: distributor.name, name: link.name, lastOn: link.lastOn },
        ...{ code: request.code, version: request.version, seenVersion: seenVersion({ ...link, answers }) },
        // A withdrawn link and a deleted budget tell nothing about people.
        answer: newest === undefined || HIDING.includes(state) ? null : toGiven(newest),
        document: shown?.model ?? null,
        shownCode: shown?.code ?? null,
      };
    },

    /** Answers the version that the page showed, once: what was shown is kept with who has answered from where, and the
     *  people of the budget are notified, also by e-mail. Of several at once one is kept.
     *  @throws DomainError NOT_FOUND, READ_ONLY_PREVIEW, RATE_LIMITED; APPROVAL_CLOSED for a link that takes no answer, or
     *    whose newest version was answered; STALE_VERSION for another version than the newest */
    async answer(token: string, input: AnswerApproval): Promise<GivenAnswer> {
      const { actor } = scope;
      if (actor.kind === "user" && actor.previewOf !== null) throw new DomainError("READ_ONLY_PREVIEW", {});
      const opened = await open(token);
      assertAnswerable(opened, input);
      const { distributor, database, link, request } = opened;
      await assertRate(scope, opened, "approval-answer", link.id);
      const { text: shown, sha256, code } = await readShown(opened);
      const { shownCode, ...given } = input;
      if (shownCode !== null && shownCode !== code) throw staleError(request);
      const at = scope.now().toISOString();
      try {
        await database.writeBatch([
          ...insertAnswer(
            {
              ...{ distributorId: distributor.id, id: scope.newId("apa"), linkId: link.id },
              ...{ requestId: request.id, ...given, address: scope.clientAddress },
              ...{ userAgent: scope.userAgent, shown, sha256, code },
              ...{ requestCode: request.code, totalCents: request.totalCents, createdAt: at },
            },
            request,
            () => new ChangedMeanwhile(),
          ),
          ...tell(scope, distributor, { link, request, input, at }),
          audit(scope, distributor.id, {
            ...{ event: "budget.answered", entity: "request", entityId: request.id, at },
            actor: answererOf(scope, link, input.name),
            changes: {
              approvalAnswer: { from: null, to: input.answer },
              approver: { from: null, to: input.name },
              version: { from: null, to: input.version },
              ...(input.comment === "" ? {} : { comment: { from: null, to: input.comment } }),
            },
          }),
          ...newsOfRequest(distributor.id, request, at),
        ]);
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
        assertAnswerable(await open(token), input);
        throw staleError(request, error);
      }
      publishSoon(scope);
      return { ...given, at, code };
    },
  };
}

const HIDING: readonly string[] = ["deleted", "withdrawn", "companyBlocked"];

/** @throws DomainError APPROVAL_CLOSED, STALE_VERSION */
function assertAnswerable(
  { state, request }: { state: Parameters<typeof isAnswerable>[0]; request: LinkedRequest },
  { version }: AnswerApproval,
): void {
  if (!isAnswerable(state)) throw new DomainError("APPROVAL_CLOSED", { state });
  if (version !== request.version) throw staleError(request);
}

/** The refusal of an answer to something else than what the link shows. */
function staleError({ id }: LinkedRequest, cause?: unknown): DomainError {
  return new DomainError("STALE_VERSION", { entity: "request", id }, { cause });
}

/** Who is in the log: the person signed in in this browser, or whoever has the link, under the name that they gave. */
function answererOf({ actor }: Scope, { id }: StoredLink, name: string): AuditActor {
  return actor.kind === "user" || actor.kind === "platform"
    ? auditActorOf(actor)
    : { id, type: "anonymous", name, operator: null };
}

/** Notifies who looks after the budget, who made it, and who made the link, and writes them an e-mail. */
function tell(
  scope: Scope,
  distributor: Distributor,
  {
    link,
    request,
    input,
    at,
  }: { link: StoredLink; request: LinkedRequest; input: AnswerApproval; at: string },
): WriteStatement[] {
  const { id: requestId, code, name, totalCents, integratorId, sellerId, responsibleId } = request;
  const people = [...new Set([sellerId, responsibleId, request.createdBy, link.createdBy])];
  const among = oneOf(people.filter((one) => one !== null));
  const { answer, name: answererName, version, comment } = input;
  return [
    ...notify(
      distributor.id,
      {
        kind: "budgetAnswered",
        notificationId: scope.newId("ntf"),
        createdAt: at,
        content: { requestId, code, name, totalCents, answer, answererName, version },
      },
      { integratorId, among },
    ),
    ...saleEmails(distributor, "budgetAnswered", {
      ...{ request, at, origin: scope.origin, among },
      facts: {
        ...{ totalCents, decision: answer, answererName, version: String(version) },
        comment: comment === "" ? null : comment,
      },
    }),
  ];
}
