import { and, asc, eq, gt, lte, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { consent, integrator, privacyRequest, role, session, user } from "#worker/db/schema/access.ts";
import { auditLog, emailOutbox, notification } from "#worker/db/schema/kernel.ts";
import { request, requestVersion } from "#worker/db/schema/requests.ts";
import { paymentConsent } from "#worker/db/schema/terms.ts";
import { INTEGRATOR_OF_USER, ofPerson, ROLE_OF_USER } from "../access/person-rows.ts";

/** Rows per read; for more, several reads are made. */
const PAGE_ROWS = 500;

/** Position of the next read, by time. */
interface Cursor {
  at: string;
  id: string;
}

/** Repository of all data about a person, at one distributor or the platform. */
export function createPrivacyRepository(database: Database, distributorId: string) {
  const { orm } = database;

  /** Reads the person's own record, and what belongs to it. */
  async function readPerson(userId: string) {
    const [people, sessions, consents, paymentConsents, notifications, erasures] = await database.readBatch([
      orm
        .select({
          id: user.id,
          type: user.type,
          name: user.name,
          surname: user.surname,
          email: user.email,
          emailVerifiedAt: user.emailVerifiedAt,
          telephone: user.telephone,
          cpf: user.cpf,
          passwordChangedAt: user.passwordChangedAt,
          chosenCenterId: user.chosenCenterId,
          preferences: user.preferences,
          createdAt: user.createdAt,
          role: role.name,
          company: {
            companyName: integrator.companyName,
            tradeName: integrator.tradeName,
            cnpj: integrator.cnpj,
            email: integrator.email,
            telephone: integrator.telephone,
            address: integrator.address,
          },
        })
        .from(user)
        .leftJoin(role, ROLE_OF_USER)
        .leftJoin(integrator, INTEGRATOR_OF_USER)
        .where(and(eq(user.distributorId, distributorId), eq(user.id, userId)))
        .limit(1),
      orm
        .select({
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
          endedAt: session.revokedAt,
          device: session.userAgent,
          address: session.address,
        })
        .from(session)
        .where(ofPerson(session, distributorId, userId))
        .orderBy(asc(session.createdAt)),
      orm
        .select({
          documentId: consent.documentId,
          documentVersion: consent.documentVersion,
          acceptedAt: consent.acceptedAt,
          address: consent.address,
          device: consent.userAgent,
        })
        .from(consent)
        .where(ofPerson(consent, distributorId, userId))
        .orderBy(asc(consent.acceptedAt)),
      orm
        .select({
          requestId: paymentConsent.requestId,
          documentId: paymentConsent.documentId,
          documentVersion: paymentConsent.documentVersion,
          acceptedAt: paymentConsent.acceptedAt,
          address: paymentConsent.address,
          device: paymentConsent.userAgent,
        })
        .from(paymentConsent)
        .where(ofPerson(paymentConsent, distributorId, userId))
        .orderBy(asc(paymentConsent.acceptedAt)),
      orm
        .select({
          kind: notification.kind,
          content: notification.content,
          createdAt: notification.createdAt,
          lookedAt: notification.lookedAt,
        })
        .from(notification)
        .where(ofPerson(notification, distributorId, userId))
        .orderBy(asc(notification.createdAt)),
      orm
        .select({
          kind: privacyRequest.kind,
          status: privacyRequest.status,
          createdAt: privacyRequest.createdAt,
          dueAt: privacyRequest.dueAt,
        })
        .from(privacyRequest)
        .where(ofPerson(privacyRequest, distributorId, userId))
        .orderBy(asc(privacyRequest.createdAt)),
    ]);
    const [person = null] = people;
    return { person, sessions, consents, paymentConsents, notifications, privacyRequests: erasures };
  }

  /** Reads the person's own actions from the log. The changes are included only for the person's own account, because
   *  others are about other people. */
  async function listOwnActions(userId: string) {
    return readAll(async (after) => {
      const [rows] = await database.readBatch([
        orm
          .select({
            id: auditLog.id,
            at: auditLog.at,
            event: auditLog.event,
            entity: auditLog.entity,
            entityId: auditLog.entityId,
            address: auditLog.address,
            operatorName: auditLog.operatorName,
            changes:
              sql<unknown>`case when ${auditLog.entityId} = ${userId} then ${auditLog.changes} end`.mapWith(
                auditLog.changes,
              ),
          })
          .from(auditLog)
          .where(
            and(
              eq(auditLog.distributorId, distributorId),
              eq(auditLog.actorId, userId),
              isAfter(auditLog.at, auditLog.id, after),
            ),
          )
          .orderBy(asc(auditLog.at), asc(auditLog.id))
          .limit(PAGE_ROWS),
      ]);
      return rows;
    });
  }

  /** Reads the requests saved by the person, with the customer's data of the newest version. */
  async function listOwnRequests(userId: string) {
    const rows = await readAll(async (after) => {
      const [page] = await database.readBatch([
        orm
          .select({
            id: request.id,
            at: request.createdAt,
            type: request.type,
            code: request.code,
            name: request.name,
            totalCents: request.totalCents,
            content: requestVersion.content,
          })
          .from(request)
          .innerJoin(
            requestVersion,
            and(
              eq(requestVersion.distributorId, request.distributorId),
              eq(requestVersion.requestId, request.id),
              eq(requestVersion.version, request.version),
            ),
          )
          .where(
            and(
              eq(request.distributorId, distributorId),
              eq(request.createdBy, userId),
              isAfter(request.createdAt, request.id, after),
            ),
          )
          .orderBy(asc(request.createdAt), asc(request.id))
          .limit(PAGE_ROWS),
      ]);
      return page;
    });
    return rows.map(({ content, at, ...row }) => {
      const { customer, delivery } = RequestContentSchema.parse(content);
      return { ...row, createdAt: at, customer, deliveryAddress: delivery.address };
    });
  }

  /** Reads e-mails to the person, without their links. */
  async function listEmails(recipient: string) {
    const [rows] = await database.readBatch([
      orm
        .select({
          kind: emailOutbox.kind,
          createdAt: emailOutbox.createdAt,
          sentAt: emailOutbox.sentAt,
        })
        .from(emailOutbox)
        .where(and(eq(emailOutbox.distributorId, distributorId), eq(emailOutbox.recipient, recipient)))
        .orderBy(asc(emailOutbox.createdAt)),
    ]);
    return rows;
  }

  return { readPerson, listOwnActions, listOwnRequests, listEmails };
}

function isAfter(at: SQLiteColumn, id: SQLiteColumn, cursor: Cursor | null): SQL | undefined {
  return cursor === null ? undefined : or(gt(at, cursor.at), and(eq(at, cursor.at), gt(id, cursor.id)));
}

async function readAll<Row extends Cursor>(
  readPage: (after: Cursor | null) => Promise<Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let after: Cursor | null = null; ;) {
    const page: Row[] = await readPage(after);
    all.push(...page);
    if (page.length < PAGE_ROWS) return all;
    after = page.at(-1) ?? null;
  }
}

/** Lists erasures that are due, oldest first. */
export async function listDueErasures(
  database: Database,
  distributorId: string,
  { now, limit }: { now: string; limit: number },
) {
  const [rows] = await database.readBatch([
    database.orm
      .select({ id: privacyRequest.id, userId: privacyRequest.userId })
      .from(privacyRequest)
      .where(
        and(
          eq(privacyRequest.distributorId, distributorId),
          eq(privacyRequest.status, "pending"),
          lte(privacyRequest.dueAt, now),
        ),
      )
      .orderBy(asc(privacyRequest.dueAt), asc(privacyRequest.id))
      .limit(limit),
  ]);
  return rows;
}

/** Lists people erased since an instant. */
export async function listErased(
  database: Database,
  distributorId: string,
  since: string,
): Promise<string[]> {
  const [rows] = await database.readBatch([
    database.orm
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.distributorId, distributorId), gt(user.erasedAt, since))),
  ]);
  return rows.map(({ id }) => id);
}
